import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { adminReconciliation } from '../../../worker/endpoints/admin/reconciliation'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* Where the books and providers differ. Rule: docs/rules/reconciliation.md, "Differences". */

const KEY = '0123456789abcdef0123456789abcdef'

const difference = (subject: string, kind: string, what: string, amounts: [number, string, number, string]) =>
  env.DB.prepare(
    `insert into provider_difference (id, provider, subject, what, kind, ours, currency, theirs, their_currency, found_at, gone_at)
     values (?, 'STRIPE', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).bind(`STRIPE ${subject} ${what}`, subject, what, kind, ...amounts, NOON, subject === 'gone' ? NOON : null)

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('delete from provider_difference'),
    difference('a:1:0', 'OTHER_AMOUNT', 'refund', [500, 'USD', 300, 'USD']),
    difference('b:1:0', 'MISSING_THERE', 'charge', [700, 'JPY', 0, 'JPY']),
    difference('c:1:0', 'OTHER_CURRENCY', 'charge', [500, 'EUR', 480, 'CHF']),
    difference('d', 'MISSING_HERE', 'movement', [0, 'USD', -1999, 'USD']),
    difference('gone', 'MISSING_HERE', 'movement', [0, 'USD', 1, 'USD']),
  ])
})

const SENTENCES = [
  'The refund of a:1:0 is $5 in the books, and $3 at Stripe.',
  'The books have a payment of ¥700 (b:1:0) that Stripe doesn’t have.',
  'The payment of c:1:0 is €5 in the books, and at Stripe it is in another currency: CHF 4.80 (CHF).',
  'Stripe has a movement of -$19.99 (d) that isn’t in the books.',
]

test('operators get those that last as a table, each with a sentence', async () => {
  const response = await adminReconciliation(
    endpointContext('/_/admin/reconciliation', {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      env: { ...(env as Env), ADMIN_KEY: KEY },
    }),
  )
  expect(response?.status).toBe(200)
  const text = (await response?.text()) ?? ''
  const [head, ...lines] = text.trimEnd().split('\r\n')
  expect(head).toBe('found,provider,subject,what,kind,ours,currency,theirs,their_currency,text')
  expect(lines).toHaveLength(SENTENCES.length)
  for (const sentence of SENTENCES) expect(text.replaceAll('\u00a0', ' ')).toContain(sentence)
  expect(text).not.toContain('gone')
})

test('staff lists them, and nobody else does', async () => {
  const list = async (isStaff: boolean, to?: string) => {
    const visit = newVisit()
    await visit.signIn((await createUser({ isStaff })).id)
    const paging = to ? `{ limit: 3, to: "${to}" }` : '{ limit: 3 }'
    const { data } = await visit.ask(
      `{ paymentDifferences(paging: ${paging}) { differences { id foundAt provider subject what kind ours currency theirs theirCurrency text } pagingInfo { next { to } } } }`,
    )
    return data?.paymentDifferences as {
      differences: { text: string; what: string; kind: string }[]
      pagingInfo: { next: { to: string } | null }
    } | null
  }
  expect(await list(false)).toBeNull()
  const first = await list(true)
  expect(first?.differences).toMatchObject([
    { what: 'REFUND', kind: 'OTHER_AMOUNT', text: SENTENCES[0] },
    { what: 'CHARGE', kind: 'MISSING_THERE' },
    { what: 'CHARGE', kind: 'OTHER_CURRENCY' },
  ])
  const second = await list(true, first?.pagingInfo.next?.to)
  expect(second?.differences).toMatchObject([{ what: 'MOVEMENT', kind: 'MISSING_HERE' }])
  expect(second?.pagingInfo.next).toBeNull()
})
