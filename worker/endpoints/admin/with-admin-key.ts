import { Database } from '../../data/database'
import { insertAudit } from '../../data/import/audit'
import type { EndpointContext } from '../endpoint'
import { addressOf, checkAdminKey } from './admin-key'

/** What an operator's request came to. */
export interface AdminOutcome {
  status: number
  body: unknown
  /** A line of the audit; it names what was done, never a secret. */
  detail: string
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** A refusal in the words of all operators' endpoints. */
export const refused = (status: number, code: string, message: string): AdminOutcome => ({
  status,
  body: { error: { code, message } },
  detail: `refused with ${status}`,
})

const refusal = (status: number, code: string, message: string, headers: Record<string, string>): Response =>
  answer(status, { error: { code, message } }, headers)

/**
 * Does what only operators may do: by POST, with the key, limited and audited. Without a key of 32 characters
 * in production there is nothing here (404). Rule: docs/rules/security.md, "Operators".
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
  const { status, body, detail } = await work(now)
  const entry = { at: now, action, keyFingerprint: key.fingerprint, address: addressOf(request), detail }
  await new Database(env.DB).write([insertAudit(entry)])
  return answer(status, body)
}
