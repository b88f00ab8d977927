/** Where segments may be tokens. */
const HAS_TOKENS = /^\/(?:m|me\/email-settings|p\/[^/]+\/friend|feed\/private)\//
/** A segment there of at least this length is taken for a token, not for one of our words. */
const TOKEN_LENGTH = 16

/** A path without the segments that may be tokens. */
export const pathWithoutTokens = (path: string): string =>
  HAS_TOKENS.test(path)
    ? path
        .split('/')
        .map((segment) => (segment.length >= TOKEN_LENGTH && !/^[a-z-]+$/.test(segment) ? '…' : segment))
        .join('/')
    : path

/**
 * An address as logs keep it: where it leads, without anything that signs somebody in or identifies them.
 * Query values, and long segments where tokens may be, are left out. Rule: docs/rules/security.md, "Logs".
 */
export function loggedAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const names = [...new Set(searchParams.keys())]
  return (
    origin +
    pathWithoutTokens(pathname) +
    (names.length > 0 ? `?${names.map((name) => `${name}=…`).join('&')}` : '')
  )
}
