import { LOGIN_CODE_LENGTH } from '../../../schema/rules/identity'

/** One element per box: a digit, or nothing. */
export type CodeDigits = readonly string[]

/** The contents of the boxes, and the box that gets the cursor. */
export interface CodeEdit {
  digits: CodeDigits
  focus: number
}

export const NO_DIGITS: CodeDigits = Array.from({ length: LOGIN_CODE_LENGTH }, () => '')

const LAST = LOGIN_CODE_LENGTH - 1

/** The code as it stands in the boxes. */
export const codeOf = (digits: CodeDigits): string => digits.join('')

/** Whether each box has its digit. */
export const isWholeCode = (digits: CodeDigits): boolean => codeOf(digits).length === LOGIN_CODE_LENGTH

/**
 * A whole code fills the boxes from the first, whichever box received it; fewer digits are filled in from
 * that box on.
 */
export function withDigits(digits: CodeDigits, at: number, text: string): CodeEdit {
  const typed = (text.match(/[0-9]/g) ?? []).slice(0, LOGIN_CODE_LENGTH)
  if (typed.length === 0) return { digits, focus: at }
  const from = typed.length === LOGIN_CODE_LENGTH ? 0 : at
  const next = digits.map((digit, i) => typed[i - from] ?? digit)
  return { digits: next, focus: Math.min(from + typed.length, LAST) }
}

/** Backspace: empties the box and goes back one; in an empty box it empties the one before. */
export function withoutDigit(digits: CodeDigits, at: number): CodeEdit {
  const before = Math.max(0, at - 1)
  const emptied = digits[at] === '' ? before : at
  return { digits: digits.map((digit, i) => (i === emptied ? '' : digit)), focus: before }
}
