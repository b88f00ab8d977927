import { Database } from '../../data/database'
import { insertAudit } from '../../data/import/audit'
import type { Failure } from '../../services/result'
import type { EndpointContext } from '../endpoint'
import { addressOf, checkAdminKey } from './admin-key'

/** The outcome of an operator's request. */
export interface AdminOutcome {
  status: number
  body: unknown
  /** A line for the audit; it names the action, never a secret. */
  detail: string
  /** The media type of a body that is a text; otherwise it is JSON. */
  type?: string
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response => {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } }
  return typeof body === 'string' ? new Response(body, init) : Response.json(body, init)
}

/** The refusal that all operators' endpoints share. */
export const refused = (status: number, code: string, message: string): AdminOutcome => ({
  status,
  body: { error: { code, message } },
  detail: `refused with ${status}`,
})

/** The refusal of an input that can't be read. */
export const refusedInput = ({
  code,
  field,
  message,
  status = 400,
}: Failure & { readonly status?: number }): AdminOutcome => ({
  status,
  body: { error: { code, ...(field === null ? {} : { field }), message } },
  detail: `refused with ${status}`,
})

const refusal = (status: number, code: string, message: string, headers: Record<string, string>): Response =>
  answer(status, { error: { code, message } }, headers)

/**
 * Performs an operators' action: by POST, with the key, limited and audited. In production without a key of
 * 32 characters, the address is a 404. Rule: docs/rules/security.md, "Operators".
 */
export async function withAdminKey(
  { request, env, clock }: Pick<EndpointContext, 'request' | 'env' | 'clock'>,
  action: string,
  work: (now: number) => Promise<AdminOutcome>,
): Promise<Response> {
  const now = clock.now()
  const key = await checkAdminKey(request, env, now)
  if (key.outcome === 'absent') return refusal(404, 'not-found', 'There is nothing here.', {})
  if (key.outcome === 'limited')
    return refusal(429, 'too-many-wrong-keys', 'Too many wrong keys came from this address.', {
      'retry-after': String(key.retryAfter),
    })
  if (key.outcome === 'denied')
    return refusal(401, 'wrong-key', 'Send the operators\' key as "authorization: Bearer …".', {
      'www-authenticate': 'Bearer',
    })
  if (request.method !== 'POST') return refusal(405, 'method', 'Send it by POST.', { allow: 'POST' })
  const { status, body, detail, type } = await work(now)
  const entry = { at: now, action, keyFingerprint: key.fingerprint, address: addressOf(request), detail }
  await new Database(env.DB).write([insertAudit(entry)])
  return answer(status, body, type === undefined ? {} : { 'content-type': type })
}
