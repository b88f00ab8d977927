import { env } from 'cloudflare:workers'
import type { JobMessage, MessagesOf } from '../../../worker/jobs/messages'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { cronJob, takeUp } from '../../factories/jobs'
import type { buyer } from './buyer'

type Somebody = Awaited<ReturnType<typeof buyer>>

/** Moves somebody's clock and their provider's to a time, and signs them in there. */
export async function moveTo({ account, visit, id }: Somebody, now: number): Promise<void> {
  visit.now = now
  await account.control({ ahead: now - Date.now() })
  await visit.signIn(id)
}

/** What the cron and its queue do about payments, until nothing is due. No webhook arrives: charges are compared. */
export async function night({ account, visit }: Somebody): Promise<void> {
  const { now } = visit
  // Each test has a provider's account of its own, and the comparison with another one is no reason to wait.
  await env.DB.prepare('DELETE FROM payment_check').run()
  // What one round finds out, the next one tells.
  for (let round = 0; round < 4; round++) {
    const sent: MessagesOf<'payment'>[number][] = []
    const sendBatch = async (messages: Iterable<{ body: JobMessage }>) => {
      for (const { body } of messages) if (body.type === 'payment') sent.push(body)
    }
    const PAYMENTS = { sendBatch } as unknown as Env['PAYMENTS']
    const bindings = { ...account.vars, AUTH_SECRET, PAYMENTS }
    await cronJob('sweep-payments', now, bindings)
    if (sent.length > 0) await takeUp('payment', sent, now, bindings)
  }
}

/** The keys of somebody's charges, the oldest first. */
export async function chargeKeys(id: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT key FROM charge WHERE user_id = ? ORDER BY created_at, key',
  )
    .bind(id)
    .all<{ key: string }>()
  return results.map(({ key }) => key)
}

/** The mails that somebody got, the oldest first. */
export async function mailsTo({ id }: Somebody) {
  const row = await env.DB.prepare('SELECT email FROM user WHERE id = ?').bind(id).first<{ email: string }>()
  return mailbox()
    .flatMap(({ mail }) => (mail.to === row?.email ? [mail] : []))
    .toReversed()
}
