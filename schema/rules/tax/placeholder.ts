/**
 * Whether a number is none: without a letter or digit, or one of them over and over, as forms are filled where there is no
 * number. Some of these have right check digits.
 */
export const isPlaceholder = (typed: string): boolean =>
  /^(.?)\1*$/u.test(typed.replace(/[^\p{L}\p{N}]/gu, ''))
