import { env } from 'cloudflare:workers'
import { adminNewsletterSenders } from '../../../worker/endpoints/admin/newsletter-senders'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import type { Visit } from '../letter/support'

const ADMIN_KEY = 'operators-key-of-tests-with-more-than-32-characters'

/** What operators do with a newsletter's sender. */
export async function giveSender(input: object): Promise<{ status: number | undefined; body: unknown }> {
  const response = await adminNewsletterSenders(
    endpointContext('/_/admin/newsletter-senders', {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { authorization: `Bearer ${ADMIN_KEY}` },
      now: NOON,
      env: { ADMIN_KEY },
    }),
  )
  return { status: response?.status, body: await response?.json() }
}

/** Has a domain work for a person's profile, or not any more. */
export async function ownDomain(userId: string, domain: string, isWorking = true): Promise<void> {
  await env.DB.prepare('DELETE FROM user_domain WHERE domain = ?').bind(domain).run()
  if (isWorking)
    await env.DB.prepare('INSERT INTO user_domain (domain, user_id, verified_at) VALUES (?, ?, ?)')
      .bind(domain, userId, NOON)
      .run()
}

interface Sender {
  address: string
  isOwn: boolean
  records: { kind: string; state: string; name: string; value: string | null; present: string[] }[]
}

const SENDER = `query ($id: ID!) { newsletter(id: $id) {
  sender { address isOwn records { kind state name value present } }
} }`

/** Where a newsletter's letters come from, as somebody sees it; null for those who may not send them. */
export async function senderOf(visit: Visit, id: string): Promise<Sender | null> {
  const { data, errors } = await visit.ask(SENDER, { id })
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { newsletter: { sender: Sender | null } }).newsletter.sender
}

/** The states of its records, by their kinds. */
export const statesOf = (sender: Sender | null) =>
  Object.fromEntries((sender?.records ?? []).map(({ kind, state }) => [kind, state]))

const SEED = `mutation ($input: SendSeedTestInput!) { result: sendSeedTest(input: $input) {
  __typename ... on SentSeedTest { sentCount } ... on UserError { code field }
} }`

/** Sends a seed test. */
export async function seedTest(visit: Visit, input: object): Promise<Record<string, unknown>> {
  const { data, errors } = await visit.ask(SEED, { input: { subject: 'A letter', ...input } })
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as Record<string, unknown>
}
