/** From this length on a segment under `/m/` is taken for a token, and not for a word of ours. */
const TOKEN_LENGTH = 16

/**
 * An address as logs keep it: where, but none of what signs somebody in or says who they are. Values of the query
 * and long segments under `/m/` are left out. Rule: docs/rules/security.md, "Logs".
 */
export function loggedAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const path = pathname.startsWith('/m/')
    ? pathname
        .split('/')
        .map((segment) => (segment.length >= TOKEN_LENGTH && !/^[a-z-]+$/.test(segment) ? '…' : segment))
        .join('/')
    : pathname
  const names = [...new Set(searchParams.keys())]
  return origin + path + (names.length > 0 ? `?${names.map((name) => `${name}=…`).join('&')}` : '')
}
