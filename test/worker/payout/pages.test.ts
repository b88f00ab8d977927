import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { partnerDashboardWording } from '../../../schema/wording/partner-dashboard'
import { payoutWording as wording } from '../../../schema/wording/payouts'
import { taxStates } from '../../../schema/wording/tax-states'
import { taxWording } from '../../../schema/wording/taxes'
import { forgetEverything } from '../../../worker/isolate-memory'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { W8BEN, W9 } from '../tax/filled'
import { sign, taxedWriter } from '../tax/world'
import { forgetPayouts, openPayouts } from './world'

/* Rule: docs/rules/partner.md, "The pages of payouts". */

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetPayouts()
})

type Visit = ReturnType<typeof newVisit>
const htmlOf = async (visit: Visit, path: string) => (await visit.get(path)).text()
const step = (name: 'bank' | 'taxes' | 'done') => linkTo('PartnerPayoutStep', { step: name })
const SETUP_PAGES = [
  linkTo('PayoutSetup'),
  linkTo('PartnerTaxes'),
  ...(['bank', 'taxes', 'done'] as const).map(step),
  linkTo('PayoutStripeFinish'),
  linkTo('PartnerStripeFinish'),
  linkTo('PartnerStripeReconnect'),
  linkTo('PartnerStripeReconnectSuccess'),
]

/** A writer who is owed something, in a browser. */
async function writer(amount?: number) {
  const world = await openPayouts({}, amount)
  const visit = newVisit({ env: world.account.vars, now: world.clock.at })
  await visit.signIn(world.userId)
  return { ...world, visit }
}

test('lead somebody who isn’t in the programme to joining, and say where payouts aren’t open', async () => {
  const { userId } = await writer()
  const { visit: stranger } = await signedIn()
  const without = newVisit({ env: { STRIPE_CONNECT_WEBHOOK_SECRET: '' } })
  await without.signIn(userId)
  for (const path of SETUP_PAGES) {
    const html = await htmlOf(stranger, path)
    expect(html).toContain(wording.notIn)
    expect(html).toContain(`href="${linkTo('PartnerEnroll')}"`)
    expect(await htmlOf(without, path)).toContain(wording.notPaying)
    expect((await newVisit().get(path)).status).not.toBe(200)
  }
  expect((await stranger.get('/partner-program/payout/other')).status).toBe(404)
})

test('say what the account is at each step', async () => {
  const { visit, minute } = await writer()
  const states = wording.account.states
  expect(await htmlOf(visit, linkTo('PayoutSetup'))).toContain(states.NEW)
  expect(await htmlOf(visit, step('bank'))).toContain(wording.bank.goOn)
  expect(await htmlOf(visit, step('done'))).toContain(wording.done.open)
  expect(await htmlOf(visit, linkTo('PartnerTaxes'))).toContain(taxWording.none)
  await minute()
  for (const path of [step('bank'), linkTo('PartnerStripeFinish'), linkTo('PartnerStripeReconnectSuccess')])
    expect(await htmlOf(visit, path)).toContain(states.READY)
  expect(await htmlOf(visit, step('bank'))).toContain(wording.account.bankOf('STRIPE TEST BANK', '6789'))
  expect(await htmlOf(visit, step('done'))).toContain(wording.done.ready)
  await env.DB.prepare("update payout_account set state = 'CLOSED'").run()
  expect(await htmlOf(visit, step('bank'))).toContain(wording.bank.country)
  await env.DB.prepare('delete from payout_account').run()
  expect(await htmlOf(visit, step('bank'))).toContain(wording.bank.begin)
  expect(await htmlOf(visit, linkTo('PartnerStripeFinish'))).toContain(wording.finish.none)
})

test('the tab of payments says which tax form money waits for, and from how much on it is sent', async () => {
  const { visit, minute } = await taxedWriter()
  await minute()
  const html = () => htmlOf(visit, linkTo('PartnerDashboardTab', { tab: 'payments' }))
  expect(await html()).toContain(taxStates.NONE)
  await sign(visit, 'signW8Ben', { ...W8BEN, country: 'IN', foreignTin: 'ACUPA7085R' })
  expect(await html()).toContain(taxStates.OTHER_COUNTRY)
  await sign(visit, 'signW9', W9)
  expect(await html()).toContain(wording.done.ready)
})

test('the overview leads to the statement of a payout that staff holds, which says why', async () => {
  const { visit, minute, payouts, close } = await writer(2000)
  await minute()
  await close('2026-11', 2000)
  await minute()
  const [made] = await payouts()
  const words = partnerDashboardWording.overview
  const overview = () => htmlOf(visit, linkTo('PartnerDashboard'))
  expect(await overview()).not.toContain(words.seeHeld)
  await env.DB.prepare("update payout set status = 'ON_HOLD', reason = 'We ask the bank.'").run()
  const html = await overview()
  expect(html).toContain(words.seeHeld)
  const statement = linkTo('PartnerPayoutStatement', { payoutId: String(made?.id) })
  expect(html).toContain(`href="${statement}"`)
  expect(await htmlOf(visit, statement)).toContain('We ask the bank.')
})

test('list a writer’s payouts, with a statement and a file of them, for nobody else', async () => {
  const { visit, minute, payouts, close } = await writer(600)
  expect(await htmlOf(visit, linkTo('PartnerPayouts'))).toContain(wording.list.none)
  await close('2026-11', 1000)
  await minute()
  await minute()
  const id = String((await payouts())[0]?.id)
  const statement = linkTo('PartnerPayoutStatement', { payoutId: id })
  const list = await htmlOf(visit, linkTo('PartnerPayouts'))
  expect(list).toContain(`href="${statement}"`)
  expect(list).toContain('$16')
  const html = await htmlOf(visit, statement)
  expect(html).toContain(wording.statement.heading('November 2026'))
  expect(html).toContain(wording.statuses.PROCESSING)
  for (const part of ['October 2026', '$6', '$10', '$16']) expect(html).toContain(part)
  const file = await visit.get(linkTo('PartnerPayoutsFile'))
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [titles, line, ...rest] = (await file.text()).trim().split('\r\n')
  expect(titles).toContain('id,month,status,amount,currency')
  expect(line).toMatch(new RegExp(`^${id},2026-11,PROCESSING,1600,USD,`))
  expect(rest).toEqual([])
  const other = (await signedIn()).visit
  for (const path of [statement, linkTo('PartnerPayouts'), linkTo('PartnerPayoutsFile')])
    expect((await other.get(path)).status).toBe(path === linkTo('PartnerPayouts') ? 200 : 404)
  const second = await signedIn()
  await env.DB.prepare(
    "insert into partner (id, user_id, status, joined_on, changed_at) values ('numbersecond', ?, 'ACTIVE', 0, 0)",
  )
    .bind(second.user.id)
    .run()
  expect((await second.visit.get(statement)).status).toBe(404)
  expect(await htmlOf(second.visit, linkTo('PartnerPayouts'))).toContain(wording.list.none)
})
