import { LOGIN_CODE_LENGTH } from '../../../schema/rules/identity'

/** A box each: a digit, or nothing. */
export type CodeDigits = readonly string[]

/** What the boxes hold, and the box that the cursor goes to. */
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

/** A whole code goes into the boxes from the first, whichever box it was put into; fewer digits from there on. */
export function withDigits(digits: CodeDigits, at: number, text: string): CodeEdit {
  const typed = (text.match(/[0-9]/g) ?? []).slice(0, LOGIN_CODE_LENGTH)
  if (typed.length === 0) return { digits, focus: at }
  const from = typed.length === LOGIN_CODE_LENGTH ? 0 : at
  const next = digits.map((digit, i) => typed[i - from] ?? digit)
  return { digits: next, focus: Math.min(from + typed.length, LAST) }
}

/** Backspace: empties the box and goes one back; out of an empty box the one before is emptied. */
export function withoutDigit(digits: CodeDigits, at: number): CodeEdit {
  const before = Math.max(0, at - 1)
  const emptied = digits[at] === '' ? before : at
  return { digits: digits.map((digit, i) => (i === emptied ? '' : digit)), focus: before }
}
