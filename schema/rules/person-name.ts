/** Controls, what turns the direction of what follows, and marks that nobody sees; joiners are part of names. */
const STEERING = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu
/** What leaves nothing to see. */
const UNSEEN = /[\s\p{Cf}]/gu

/**
 * A person's name as it is kept: one line, nothing in it that steers the text around it. Empty when nothing of it
 * can be seen. Rule: docs/rules/identity.md, "Names".
 */
export function cleanPersonName(name: string): string {
  const clean = name.replace(/\s/gu, ' ').replace(STEERING, '').replace(/ +/g, ' ').trim().toWellFormed()
  return clean.replace(UNSEEN, '') === '' ? '' : clean
}
