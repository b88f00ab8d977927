/** Where segments may be tokens. */
const HAS_TOKENS = /^\/(?:m|me\/email-settings)\//
/** A segment there of at least this length is taken for a token, not for one of our words. */
const TOKEN_LENGTH = 16

/**
 * An address as logs keep it: where it leads, without anything that signs somebody in or identifies them.
 * Query values, and long segments where tokens may be, are left out. Rule: docs/rules/security.md, "Logs".
 */
export function loggedAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const path = HAS_TOKENS.test(pathname)
    ? pathname
        .split('/')
        .map((segment) => (segment.length >= TOKEN_LENGTH && !/^[a-z-]+$/.test(segment) ? '…' : segment))
        .join('/')
    : pathname
  const names = [...new Set(searchParams.keys())]
  return origin + path + (names.length > 0 ? `?${names.map((name) => `${name}=…`).join('&')}` : '')
}
