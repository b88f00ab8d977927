import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { payoutMessages as messages } from '../../../schema/wording/payout-messages'
import { forgetEverything } from '../../../worker/isolate-memory'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { answer, type Visit } from '../block/support'
import { ERROR, program, writer } from './payee'
import { forgetPayouts } from './world'

/* How writers say where their money goes. Rule: docs/rules/partner.md, "Payout accounts". */

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetPayouts()
})

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
