import { wellFormed } from '../routes/encode'
import { onOneLine } from './on-one-line'

/**
 * Text that people type, as it is stored: without characters that affect the text around it or that nobody can see.
 * Joiners stay, since words of some languages and many emoji need them. Rule: docs/rules/language.md, "Typed text".
 */

/** Control characters, direction marks and invisible characters; joiners are part of words. */
const STEERING = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu
/** Takes no room: spaces, joiners, marks without a letter, fillers of Hangul, the blank of Braille. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Whether a text has anything to see. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== ''

/** What is on one line while somebody types it: spaces stay, so that what they see is what is saved. */
export const cleanTypedLine = (text: string): string =>
  wellFormed(text.replace(/\s/gu, ' ').replace(STEERING, ''))

/** A name, a title or a description as stored: one line. Empty if nothing of it is visible. */
export function cleanLine(text: string): string {
  const clean = onOneLine(cleanTypedLine(text))
  return isSeen(clean) ? clean : ''
}
