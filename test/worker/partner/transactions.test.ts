import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { partnerTransactionWording as wording } from '../../../schema/wording/partner-transactions'
import { priceText } from '../../../schema/wording/prices'
import { forgetEverything } from '../../../worker/isolate-memory'
import { signedIn } from '../../factories/signed-in'
import { withoutComments } from '../../support/without-comments'
import { answer, type Visit } from '../block/support'
import { books, closeMonth, forgetHeld, writerOfCircle } from '../held-earnings/world'
import { MONTH } from './support'

/* What has changed what a writer is owed. Rule: docs/rules/partner.md, "Transactions". */

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetHeld()
})

interface Transaction {
  id: string
  kind: string
  reason: string
  amount: number
  balance: number
  month: string
  payoutId: string | null
  at: number
}

async function pageOf(visit: Visit, limit = 10, to: string | null = null) {
  const { data, errors } = await visit.ask(
    `query ($paging: PagingOptions) { viewer { partnerProgram { transactions(paging: $paging) {
      transactions { id kind reason amount balance month payoutId at } pagingInfo { next { to } } } } } }`,
    { paging: { limit, to } },
  )
  expect(errors).toBeUndefined()
  return (
    data as {
      viewer: {
        partnerProgram: {
          transactions: { transactions: Transaction[]; pagingInfo: { next: { to: string } | null } }
        }
      }
    }
  ).viewer.partnerProgram.transactions
}

test('a month is added when it is closed, and what is held is taken from it until it is released', async () => {
  const { visit } = await writerOfCircle()
  expect((await pageOf(visit)).transactions).toEqual([])
  const path = linkTo('PartnerDashboardTab', { tab: 'payments' })
  expect(await (await visit.get(path)).text()).not.toContain(wording.heading)
  await closeMonth()
  const held = await env.DB.prepare('select id, paid from held_earnings').first<{
    id: string
    paid: number
  }>()
  const earned = Number(await env.DB.prepare('select sum(paid) as sum from partner_statement').first('sum'))
  if (!held) throw new Error('Nothing is held')
  const { transactions } = await pageOf(visit)
  const byReason = new Map(transactions.map((row) => [row.reason, row]))
  expect([...byReason.keys()].toSorted()).toEqual(['HELD', 'MEMBERS'])
  expect(byReason.get('MEMBERS')).toMatchObject({
    kind: 'CREDIT',
    amount: earned,
    month: MONTH,
    payoutId: null,
  })
  expect(byReason.get('HELD')).toMatchObject({ kind: 'DEBIT', amount: 0 - held.paid, month: MONTH })
  expect(transactions[0]?.balance).toBe(earned - held.paid)
  expect(earned - held.paid).toBe(0 - ((await books()).partners ?? 0))

  const { visit: staff } = await signedIn({ isStaff: true })
  await answer(
    staff,
    'mutation ($input: DecideOnHeldEarningsInput!) { result: releaseHeldEarnings(input: $input) { __typename } }',
    { input: { heldId: held.id, reason: 'They are a family.' } },
  )
  const page = withoutComments(await (await visit.get(path)).text())
  for (const words of [
    wording.owed(priceText(earned)),
    `+${priceText(held.paid)}`,
    `-${priceText(held.paid)}`,
  ])
    expect(page).toContain(words)
  const kinds = [...page.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)
  expect(kinds.toSorted()).toEqual(['CREDIT', 'CREDIT', 'DEBIT'])

  // A page at a time, the same list.
  const all = (await pageOf(visit)).transactions
  const first = await pageOf(visit, 2)
  const second = await pageOf(visit, 2, first.pagingInfo.next?.to ?? null)
  expect([...first.transactions, ...second.transactions]).toEqual(all)
  expect(second.pagingInfo.next).toBeNull()
  const later = await (await visit.get(`${path}?after=${first.pagingInfo.next?.to}`)).text()
  expect(later.match(/data-kind=/g)).toHaveLength(1)
  expect(later).toContain(wording.latest)
})

test('a month in another currency is one transaction, in US dollars', async () => {
  const { visit } = await writerOfCircle()
  await env.DB.prepare("update charge set currency = 'CAD'").run()
  await env.DB.prepare(
    "insert into partner_rate (month, currency, rate, set_at) values (?, 'CAD', 731200, 0)",
  )
    .bind(MONTH)
    .run()
  await closeMonth()
  const paid = Number(await env.DB.prepare('select paid from partner_statement').first('paid'))
  const { transactions } = await pageOf(visit)
  expect(transactions.filter(({ reason }) => reason !== 'HELD')).toMatchObject([
    { kind: 'CREDIT', reason: 'CONVERTED', amount: paid },
  ])
  expect(await (await visit.get(linkTo('PartnerDashboardTab', { tab: 'payments' }))).text()).toContain(
    wording.reasons.CONVERTED('November 2026'),
  )
})

test('nobody sees anybody else’s', async () => {
  await writerOfCircle()
  await closeMonth()
  const other = await writerOfCircle()
  expect((await pageOf(other.visit)).transactions).toEqual([])
})
