const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }

/** What IFTTT asked for. */
export const iftttAnswer = (data: unknown): Response => Response.json({ data }, { headers: HEADERS })

/**
 * Why IFTTT doesn't get what it asked for.
 *
 * @param skips whether it never will: an Applet then goes on with the next event instead of trying again.
 */
export const iftttError = (
  status: number,
  message: string,
  { skips = false, headers = {} }: { skips?: boolean; headers?: Readonly<Record<string, string>> } = {},
): Response =>
  Response.json(
    { errors: [{ ...(skips ? { status: 'SKIP' } : {}), message }] },
    { status, headers: { ...HEADERS, ...headers } },
  )
