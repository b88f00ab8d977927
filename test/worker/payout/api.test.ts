import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { payoutMessages as messages } from '../../../schema/wording/payout-messages'
import { forgetEverything } from '../../../worker/isolate-memory'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { answer, type Visit } from '../block/support'
import { actsOn } from '../site/support/moderators'
import { forgetPayouts, openPayouts } from './world'

/* What writers and staff do about payouts. Rules: docs/rules/partner.md, "Payout accounts", "Holding and reversing". */

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetPayouts()
})

const ERROR = '... on UserError { code field message }'
const setUp = (visit: Visit, country?: string) =>
  answer(
    visit,
    `mutation ($input: StartPayoutSetupInput!) { result: startPayoutSetup(input: $input) { __typename ... on PayoutLink { url } ${ERROR} } }`,
    { input: { country } },
  )
const record = (visit: Visit) =>
  answer(
    visit,
    `mutation { result: recordPayoutInformation { __typename ... on PayoutAccount { country state bankName bankLastFour bankCurrency } ${ERROR} } }`,
    {},
  )
const dashboard = (visit: Visit) =>
  answer(
    visit,
    `mutation { result: openPayoutDashboard { __typename ... on PayoutLink { url } ${ERROR} } }`,
    {},
  )
const decide = (
  visit: Visit,
  name: 'hold' | 'release' | 'reverse',
  payoutId: string,
  reason = 'It looks odd.',
) =>
  answer(
    visit,
    `mutation ($input: DecideOnPayoutInput!) { result: ${name}Payout(input: $input) { __typename ... on Payout { id status reason } ${ERROR} } }`,
    { input: { payoutId, reason } },
  )
const PROGRAM = `id status isPaying payoutAccount { state } payouts { payouts { id month status amount isWaiting lines { month amount } } pagingInfo { next { to } } }`
const program = async (visit: Visit) =>
  (
    (await visit.ask(`{ viewer { partnerProgram { ${PROGRAM} } } }`)).data as {
      viewer: { partnerProgram: Record<string, unknown> | null }
    }
  ).viewer.partnerProgram

/** A writer who is owed something, in a browser, with the provider that pays them. */
async function writer(amount?: number) {
  const world = await openPayouts({}, amount)
  const visit = newVisit({ env: world.account.vars, now: world.clock.at })
  await visit.signIn(world.userId)
  return { ...world, visit }
}

/** As a writer is before they have said anything. */
async function beginner() {
  const world = await writer()
  await env.DB.prepare('delete from payout_account').run()
  return world
}

describe('setting up payouts', () => {
  test('opens one account, leads to the provider’s page, and records what was filled in there', async () => {
    const { visit, account } = await beginner()
    expect(await program(visit)).toMatchObject({ isPaying: true, payoutAccount: null })
    expect(await record(visit)).toMatchObject({ code: 'NOT_FOUND', message: messages.noAccount })
    expect(await dashboard(visit)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await setUp(visit)).toMatchObject({ code: 'BAD_REQUEST', field: 'country' })
    expect(await setUp(visit, 'XX')).toMatchObject({ code: 'BAD_REQUEST', field: 'country' })
    const accounts = async () => (await account.control({})).connect.accounts.length
    const before = await accounts()
    const [first, second] = [await setUp(visit, 'US'), await setUp(visit, 'us')]
    expect([first.__typename, second.__typename]).toEqual(['PayoutLink', 'PayoutLink'])
    expect(await accounts()).toBe(before + 1)
    expect(await program(visit)).toMatchObject({ payoutAccount: { state: 'NEW' } })
    expect(await account.setUp(String(second.url))).toMatch(/^https:\/\/quire\.example\//)
    expect(await record(visit)).toEqual({
      __typename: 'PayoutAccount',
      country: 'US',
      state: 'READY',
      bankName: 'STRIPE TEST BANK',
      bankLastFour: '6789',
      bankCurrency: 'USD',
    })
    expect(String((await dashboard(visit)).url)).toContain('/connect/')
  })

  test('can name another country as long as nothing is filled in, and none afterwards', async () => {
    const { visit, account } = await beginner()
    await setUp(visit, 'US')
    const { url } = await setUp(visit, 'DE')
    const stored = () => env.DB.prepare('select number, country from payout_account').first()
    expect(await stored()).toEqual({ number: 2, country: 'DE' })
    await account.setUp(String(url))
    await record(visit)
    expect(await setUp(visit, 'US')).toMatchObject({ __typename: 'PayoutLink' })
    expect(await stored()).toEqual({ number: 2, country: 'DE' })
  })

  test('says that the provider sends nothing to a country, and opens no account there', async () => {
    const { visit } = await beginner()
    expect(await setUp(visit, 'KP')).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'country',
      message: messages.refused,
    })
    expect(await program(visit)).toMatchObject({ status: 'ACTIVE', payoutAccount: null })
    expect(await setUp(visit, 'US')).toMatchObject({ __typename: 'PayoutLink' })
  })

  test('leaves something to do until the account is ready, and again once it isn’t any more', async () => {
    const { visit, account, minute } = await beginner()
    const { url } = await setUp(visit, 'US')
    expect(await program(visit)).toMatchObject({ status: 'PENDING_ACTION', payoutAccount: { state: 'NEW' } })
    await account.setUp(String(url))
    await record(visit)
    expect(await program(visit)).toMatchObject({ status: 'ACTIVE', payoutAccount: { state: 'READY' } })
    const id = (await account.control({})).connect.accounts.at(-1)?.id ?? ''
    for (const [change, state, status] of [
      [{ state: 'pending' }, 'CHECKING', 'PENDING_ACTION'],
      [{ state: 'open', isDocumentMissing: true }, 'RESTRICTED', 'PENDING_ACTION'],
      [{ isDocumentMissing: false }, 'READY', 'ACTIVE'],
      [{ state: 'rejected' }, 'CLOSED', 'PENDING_ACTION'],
    ] as const) {
      await account.control({ connect: { account: { id, ...change } } })
      await env.DB.prepare('update payout_account set check_at = 0').run()
      await minute()
      expect(await program(visit)).toMatchObject({ status, payoutAccount: { state } })
    }
  })

  test('is for writers in the programme, and says when it can’t be done', async () => {
    const { visit, userId, account } = await writer()
    const { visit: stranger } = await signedIn({}, { env: account.vars })
    for (const one of [setUp, record, dashboard]) {
      expect(await one(newVisit(), 'US')).toMatchObject({ code: 'UNAUTHORIZED' })
      expect(await one(stranger, 'US')).toMatchObject({ code: 'NOT_FOUND', message: messages.notEnrolled })
    }
    const without = newVisit({ env: { STRIPE_CONNECT_WEBHOOK_SECRET: '' } })
    await without.signIn(userId)
    expect(await setUp(without, 'US')).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(await program(without)).toMatchObject({ isPaying: false })
    for (let i = 0; i < 30; i += 1) await dashboard(visit)
    expect(await dashboard(visit)).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('says that the provider can’t be reached', async () => {
    const { visit, account } = await writer()
    await account.control({ faults: Array.from({ length: 20 }, () => ({ kind: 'down' })) })
    expect(await record(visit)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: messages.notRecorded })
  })
})

describe('a writer’s payouts', () => {
  test('are theirs alone, the latest first, each with the months that it is made of', async () => {
    const { visit, minute, close } = await writer(600)
    await minute()
    await close('2026-11', 500)
    await minute()
    await close('2026-12', 1500)
    await minute()
    const own = (await program(visit)) ?? {}
    const { payouts } = own.payouts as { payouts: { id: string }[] }
    expect(payouts).toMatchObject([
      { month: '2026-12', amount: 1500, lines: [{ month: '2026-12', amount: 1500 }] },
      {
        month: '2026-11',
        amount: 1100,
        lines: [
          { month: '2026-11', amount: 500 },
          { month: '2026-10', amount: 600 },
        ],
      },
    ])
    const one = async (by: Visit) =>
      (
        (
          await by.ask('query ($id: ID!) { viewer { partnerProgram { payout(id: $id) { month } } } }', {
            id: payouts[0]?.id,
          })
        ).data as { viewer: { partnerProgram: { payout: unknown } } }
      ).viewer.partnerProgram.payout
    expect(await one(visit)).toEqual({ month: '2026-12' })
    const other = await signedIn()
    await env.DB.prepare(
      "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, 0)",
    )
      .bind(`p${other.user.id}`.slice(0, 12), other.user.id)
      .run()
    expect(await one(other.visit)).toBeNull()
    expect(await program(other.visit)).toMatchObject({ payouts: { payouts: [] } })
  })
})

describe('staff', () => {
  test('holds a payout, releases it, and reverses it once it is paid, with a reason that is in the log', async () => {
    const { userId, account, minute, days, payouts } = await writer()
    const { visit: staff } = await signedIn({ isStaff: true }, { env: account.vars })
    await env.DB.prepare("update payout_account set state = 'NEW', check_at = null").run()
    await minute()
    const id = String((await payouts())[0]?.id)
    const { visit: other } = await signedIn({}, { env: account.vars })
    expect(await decide(other, 'hold', id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(newVisit(), 'hold', id)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await decide(staff, 'hold', 'nobody')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await decide(staff, 'hold', id, ' ')).toMatchObject({ code: 'BAD_REQUEST', field: 'reason' })
    expect(await decide(staff, 'release', id)).toMatchObject({
      code: 'CONFLICT',
      message: messages.notReleased,
    })
    expect(await decide(staff, 'hold', id)).toMatchObject({ status: 'ON_HOLD', reason: 'It looks odd.' })
    expect(await decide(staff, 'hold', id)).toMatchObject({ code: 'CONFLICT' })
    await env.DB.prepare("update payout_account set state = 'READY'").run()
    await minute()
    expect(await payouts()).toMatchObject([{ status: 'ON_HOLD' }])
    expect(await decide(staff, 'release', id)).toMatchObject({ status: 'PENDING', reason: null })
    await minute()
    expect(await decide(staff, 'reverse', id)).toMatchObject({ code: 'CONFLICT' })
    await account.control({ connect: { settle: true } })
    await days.call({ minute }, 1)
    expect(await decide(staff, 'reverse', id)).toMatchObject({ status: 'REVERSED' })
    expect((await actsOn(userId)).map(({ action, detail }) => [action, detail])).toEqual([
      ['HOLD_PAYOUT', id],
      ['RELEASE_PAYOUT', id],
      ['REVERSE_PAYOUT', id],
    ])
  })

  test('sees a writer’s payouts, and decides about nobody’s own', async () => {
    const { userId, account, minute, payouts, visit } = await writer()
    await minute()
    const id = String((await payouts())[0]?.id)
    const { visit: staff } = await signedIn({ isStaff: true })
    const seen = async (by: Visit) =>
      (await by.ask('query ($id: ID!) { adminUser(id: $id) { payouts { id } } }', { id: userId })).data
        ?.adminUser
    expect(await seen(staff)).toEqual({ payouts: [{ id }] })
    expect(await seen(visit)).toBeNull()
    await env.DB.prepare('update user set is_staff = 1 where id = ?').bind(userId).run()
    const own = newVisit({ env: account.vars })
    await own.signIn(userId)
    expect(await decide(own, 'hold', id)).toMatchObject({ code: 'FORBIDDEN', message: messages.ownPayout })
  })
})
