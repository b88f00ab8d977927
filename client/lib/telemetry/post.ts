import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'

/** The time after which a request counts as failed, in milliseconds. */
const TIME_LIMIT = 15_000

/**
 * Sends a report to the worker; true if it was accepted.
 *
 * @param keepalive lets the request outlive its page; browsers allow 64 KiB then.
 */
export async function postReport(path: string, report: unknown, keepalive: boolean): Promise<boolean> {
  const xsrf = xsrfOf(document.cookie)
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive,
    signal: AbortSignal.timeout(TIME_LIMIT),
    headers: { 'content-type': 'application/json', ...(xsrf ? { [XSRF_HEADER]: xsrf } : {}) },
    body: JSON.stringify(report),
  })
  return response.ok
}
