/** The code in what somebody has typed or pasted: a code, or the whole link to a gift. Empty if there is none. */
export const codeIn = (typed: string | undefined): string =>
  (typed === undefined ? '' : (/[?&]giftCode=([^&#\s]*)/.exec(typed)?.[1] ?? typed)).trim()
