import type { Failure } from '../../services/result'
import { statusOf } from '../failure-response'

/** With the charset that IFTTT's tests look for in every answer. */
const JSON_UTF8 = 'application/json; charset=utf-8'

/**
 * A failure as programs for sites of this kind expect it. They declare `code` as a number, so it is the status; the name
 * and the field are ours. Rule: docs/rules/api.md, "Addresses for other programs".
 */
export function apiFailure(
  failure: Failure,
  status: number = statusOf(failure),
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { code: name, message, field } = failure
  return Response.json(
    { errors: [{ message, code: status, name, ...(field === null ? {} : { field }) }] },
    { status, headers: { 'content-type': JSON_UTF8, 'cache-control': 'no-store', ...headers } },
  )
}
