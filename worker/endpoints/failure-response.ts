import type { FailureCode } from '../../schema/rules/failure-codes'
import type { Failure } from '../services/result'

/** The status of each failure that an endpoint reports; any other is a 400. */
const STATUS: Partial<Readonly<Record<FailureCode, number>>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  ACCOUNT_SUSPENDED: 403,
  BLOCKED: 403,
  BLOCKING: 403,
  SIGN_IN_AGAIN: 403,
  USER_SUSPENDED: 403,
  NOT_FOUND: 404,
  POST_SUSPENDED: 404,
  TAKEN_DOWN: 404,
  REMOVED_BY_USER: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  TOO_MANY_REQUESTS: 429,
  WITHHELD_IN_COUNTRY: 451,
  SERVICE_UNAVAILABLE: 503,
}

/** A failure, which may be that staff has taken something down. */
type Reported = Failure & { readonly isTakenDown?: boolean }

/** The status of a failure that an endpoint reports. */
export const statusOf = ({ code, isTakenDown }: Reported): number =>
  isTakenDown ? 410 : (STATUS[code] ?? 400)

/**
 * A use case's failure as an endpoint's response: `{error: {code, field, message}}`, and beside it what the caller needs
 * to go on. It is never stored.
 */
export const failureResponse = (
  failure: Reported,
  status: number = statusOf(failure),
  headers: Readonly<Record<string, string>> = {},
  more: object = {},
): Response => {
  const { code, field, message } = failure
  return Response.json(
    { error: { code, ...(field === null ? {} : { field }), message }, ...more },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}

/** The response when there are too many requests: the same request may succeed after some seconds. */
export const tryLater = (
  code: 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE',
  message: string,
  seconds: number,
): Response =>
  failureResponse({ code, field: null, message }, STATUS[code], { 'retry-after': String(seconds) })

/** The response to invalid input, which may have its own status. */
export const inputResponse = (failure: Failure & { readonly status?: number }): Response =>
  failureResponse(failure, failure.status)
