import { wellFormed } from '../routes/encode'

/** Control characters, direction marks and invisible characters; joiners are part of names. */
const STEERING = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu
/** Matches a text with nothing visible in it. */
const UNSEEN = /[\s\p{Cf}]/gu

/**
 * A person's name as stored: one line, without characters that affect the text around it. Empty if nothing of
 * it is visible. Rule: docs/rules/identity.md, "Names".
 */
export function cleanPersonName(name: string): string {
  const clean = wellFormed(name.replace(/\s/gu, ' ').replace(STEERING, '').replace(/ +/g, ' ').trim())
  return clean.replace(UNSEEN, '') === '' ? '' : clean
}
