/** The last segment of an address, or of what somebody has typed instead of one. */
export const lastSegment = (typed: string): string =>
  (typed.trim().split(/[?#]/)[0] ?? '')
    .split('/')
    .filter((part) => part !== '')
    .at(-1) ?? ''
