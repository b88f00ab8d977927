import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { withholdingOf } from '../../../schema/rules/tax/withholding'
import { payoutWording } from '../../../schema/wording/payouts'
import { forgetEverything } from '../../../worker/isolate-memory'
import { usSourceOf } from '../../../worker/services/tax/us-source'
import { forgetPayouts } from '../payout/world'
import { EU, W8BEN, W9 } from './filled'
import { type Mutation, sign, taxedWriter } from './world'

/* Rule: docs/rules/partner.md, "Withholding". */

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetPayouts()
})

const foreign = { kind: 'W8BEN', isBackupSubject: false, hasNumber: true } as const

test.each([
  [{ ...foreign, kind: 'W9', country: 'US', claimsTreaty: false }, 100, { rate: 0, withheld: 0 }],
  [
    { ...foreign, kind: 'W9', country: 'US', claimsTreaty: false, hasNumber: false },
    0,
    { rate: 24, withheld: 240 },
  ],
  [
    { ...foreign, kind: 'W9', country: 'US', claimsTreaty: false, isBackupSubject: true },
    100,
    { rate: 24, withheld: 240 },
  ],
  [{ ...foreign, country: 'DE', claimsTreaty: true }, 100, { rate: 0, withheld: 0 }],
  [{ ...foreign, country: 'DE', claimsTreaty: false }, 100, { rate: 30, withheld: 300 }],
  [{ ...foreign, country: 'IN', claimsTreaty: true }, 100, { rate: 15, withheld: 150 }],
  [{ ...foreign, country: 'IN', claimsTreaty: true }, 33, { rate: 15, withheld: 50 }],
  [{ ...foreign, country: 'BR', claimsTreaty: true }, 100, { rate: 30, withheld: 300 }],
  [{ ...foreign, country: 'BR', claimsTreaty: false }, 0, { rate: 30, withheld: 0 }],
] as const)('of %j with %d percent from the United States: %j', (form, usSource, result) => {
  expect(withholdingOf(form, 1001, usSource)).toEqual(result)
})

test('everything counts as from the United States, unless an operator says otherwise', () => {
  expect(usSourceOf({})).toBe(100)
  expect(usSourceOf({ TAX_US_SOURCE: '40' })).toBe(40)
  expect(usSourceOf({ TAX_US_SOURCE: '0' })).toBe(0)
  for (const wrong of ['101', '-1', '4.5', 'half']) expect(usSourceOf({ TAX_US_SOURCE: wrong })).toBe(100)
})

/** A writer's payout once it is paid, with what their forms withhold. */
async function paid(country: string, forms: readonly (readonly [Mutation, object])[]) {
  const world = await taxedWriter()
  await env.DB.prepare('update payout_account set country = ?').bind(country).run()
  for (const [mutation, input] of forms) await sign(world.visit, mutation, input)
  await world.minute()
  await world.minute()
  await world.minute()
  await world.account.control({ connect: { settle: true } })
  await world.days(1)
  return world
}

test('what is withheld isn’t sent, is owed to a tax office, and stands on the statement and in the file', async () => {
  const { payouts, books, account, visit } = await paid('IN', [
    ['signW8Ben', { ...W8BEN, country: 'IN', foreignTin: 'ACUPA7085R' }],
  ])
  const [row] = await payouts()
  expect(row).toMatchObject({
    status: 'PAID',
    amount: 2500,
    withheld: 375,
    withheld_rate: 15,
    us_source: 100,
  })
  expect(await books()).toEqual({ provider: -2125, transit: 0, withheld: -375, partners: 2500 })
  const { connect } = await account.control({})
  expect(connect.transfers).toHaveLength(1)
  const statement = linkTo('PartnerPayoutStatement', { payoutId: String(row?.id) })
  const html = await (await visit.get(statement)).text()
  for (const part of [payoutWording.statement.withheld(15), '$25', '$3.75', '$21.25'])
    expect(html).toContain(part)
  const [titles, line] = (await (await visit.get(linkTo('PartnerPayoutsFile'))).text()).trim().split('\r\n')
  expect(titles).toMatch(/,withheld,rate,sent$/)
  expect(line).toMatch(/,375,15,2125$/)
})

test('nothing is withheld by a W-9 with a number, 24 percent by one without', async () => {
  const first = await paid('US', [['signW9', W9]])
  expect(await first.payouts()).toMatchObject([{ status: 'PAID', withheld: 0, withheld_rate: 0 }])
  await forgetPayouts()
  const second = await paid('US', [['signW9', { ...W9, tin: '', isAppliedFor: true }]])
  expect(await second.payouts()).toMatchObject([{ status: 'PAID', withheld: 600, withheld_rate: 24 }])
})

test('a VAT id that was declared stands on the statement', async () => {
  const { payouts, visit } = await paid('DE', [
    ['signW8Ben', W8BEN],
    ['signEuDeclaration', EU],
  ])
  const [row] = await payouts()
  expect(row).toMatchObject({ status: 'PAID', withheld: 0, withheld_rate: 0 })
  const html = await (await visit.get(linkTo('PartnerPayoutStatement', { payoutId: String(row?.id) }))).text()
  expect(html).toContain('DE136695976')
})
