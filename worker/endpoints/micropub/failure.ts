import type { TokenScope } from '../../../schema/rules/access-tokens'
import { apiWording } from '../../../schema/wording/api'
import type { Failure } from '../../services/result'
import { statusOf } from '../failure-response'

export const NEVER_STORED = { 'cache-control': 'private, no-store' }

/** The errors that the protocol names, with the status that it has for each. */
const STATUS = { invalid_request: 400, unauthorized: 401, insufficient_scope: 401, forbidden: 403 } as const
type Name = keyof typeof STATUS

/** An error as the protocol says it (Micropub, 3.8). */
export function micropubError(
  error: Name,
  description: string,
  more: { status?: number; headers?: Record<string, string>; scope?: string } = {},
): Response {
  const { status = STATUS[error], headers = {}, scope } = more
  return Response.json(
    { error, error_description: description, ...(scope === undefined ? {} : { scope }) },
    { status, headers: { ...NEVER_STORED, ...headers } },
  )
}

/** A refusal that names the scope to ask for, as programs call it, and which of ours the token lacks. */
export const lacksScope = (scope: 'create' | 'update' | 'delete' | 'media', lacking: TokenScope): Response =>
  micropubError('insufficient_scope', apiWording.needs(lacking), {
    scope,
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  })

/** Why something wasn't done. What isn't there is a request that can't be done, as the protocol has it. */
export function micropubFailure(failure: Failure, given?: number): Response {
  const status = given ?? statusOf(failure)
  if (status === 401) return micropubError('unauthorized', failure.message)
  if (status === 403) return micropubError('forbidden', failure.message)
  return micropubError('invalid_request', failure.message, { status: status === 404 ? 400 : status })
}
