import type { Failure } from '../../services/result'
import { statusOf } from '../failure-response'

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
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}
