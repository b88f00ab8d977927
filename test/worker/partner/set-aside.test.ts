import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { adminPartnerClose, adminPartnerSetAside } from '../../../worker/endpoints/admin/partner'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { AFTER, forgetMonths, MONTH, operate } from './support'

/* A payment that can't be divided keeps no other one from it. Rule: docs/rules/partner.md, "Set aside". */

const DUE = NOON - 12 * DAY
const ENDED = NOON + 25 * DAY

beforeEach(async () => {
  forgetEverything()
  await forgetMonths()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

async function payment(plan = 'monthly'): Promise<string> {
  const { id } = await createUser()
  const { chargeId } = await createMembership(id, { startedAt: DUE })
  await env.DB.prepare('update charge set divide_at = ends_at, plan = ? where id = ?')
    .bind(plan, chargeId)
    .run()
  return chargeId
}
const mend = (chargeId: string) =>
  env.DB.prepare("update charge set plan = 'monthly' where id = ?").bind(chargeId).run()

const close = (more = '', now = AFTER) =>
  operate(adminPartnerClose, `/_/admin/partner/close?month=${MONTH}${more}`, now)
const listed = async () =>
  (await operate(adminPartnerSetAside, '/_/admin/partner/set-aside')).body.payments as Record<
    string,
    unknown
  >[]

/** The months in which a charge was divided. */
async function monthsOf(chargeId: string): Promise<unknown[]> {
  const { results } = await env.DB.prepare('select month from partner_cycle where charge_id = ?')
    .bind(chargeId)
    .all<{ month: string }>()
  return results.map(({ month }) => month)
}

test('the others are divided, and it is tried again until it can be', async () => {
  const broken = await payment('unknown')
  const whole = [await payment(), await payment()]
  await cronJob('divide-fees', ENDED)
  for (const id of whole) expect(await monthsOf(id)).toEqual([MONTH])
  expect(await listed()).toMatchObject([
    { chargeId: broken, tries: 1, triedAt: ENDED, reason: expect.stringContaining('TypeError') },
  ])
  await cronJob('divide-fees', ENDED + 1)
  expect(await listed()).toMatchObject([{ chargeId: broken, tries: 2 }])
  await mend(broken)
  await cronJob('divide-fees', ENDED + 2)
  expect(await listed()).toEqual([])
  expect(await monthsOf(broken)).toEqual([MONTH])
  expect((await close()).body).toMatchObject({ state: 'CLOSED', sums: [{ kept: 1500 }] })
})

test('its month waits for it, whatever becomes of the payment meanwhile', async () => {
  const broken = await payment('unknown')
  await payment()
  const refused = await close()
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } })
  expect(JSON.stringify(refused.body)).toContain('set aside')
  // What becomes of it meanwhile doesn't move it to a later month.
  await env.DB.prepare('update charge set divide_at = ?, version = version + 1 where id = ?')
    .bind(AFTER + DAY, broken)
    .run()
  await cronJob('divide-fees', AFTER + DAY)
  const [waiting] = await listed()
  expect(waiting).toMatchObject({ chargeId: broken })
  expect(Number(waiting?.dueAt)).toBeLessThan(AFTER)
  expect((await close('', AFTER + DAY)).status).toBe(409)
  await mend(broken)
  expect((await close('', AFTER + 2 * DAY)).body).toMatchObject({ state: 'CLOSED', sums: [{ kept: 1000 }] })
})

test('an operator closes the month without it, and it is divided in the next one', async () => {
  const broken = await payment('unknown')
  await payment()
  expect((await close('&carry=no')).status).toBe(400)
  expect((await close('&carry=yes')).body).toMatchObject({ state: 'CLOSED', sums: [{ kept: 500 }] })
  await mend(broken)
  await cronJob('divide-fees', AFTER + DAY)
  expect(await monthsOf(broken)).toEqual(['2026-12'])
})
