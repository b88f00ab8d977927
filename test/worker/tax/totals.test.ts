import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { adminPartnerTaxes } from '../../../worker/endpoints/admin/partner'
import { forgetEverything } from '../../../worker/isolate-memory'
import { endpointContext } from '../../factories/endpoint-context'
import { forgetPayouts } from '../payout/world'
import { W8BEN, W9 } from './filled'
import { sign, TAX_KEY, taxedWriter } from './world'

/* Rule: docs/rules/partner.md, "Yearly totals". */

const ADMIN_KEY = 'operators-key-of-tests-longer-than-32'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetPayouts()
})

async function totals(year: string, more: object = {}, key = ADMIN_KEY) {
  const response = await adminPartnerTaxes(
    endpointContext(`/_/admin/partner/taxes?year=${year}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      env: { ADMIN_KEY, TAX_KEY, ...more },
    }),
  )
  const text = (await response?.text()) ?? ''
  return { status: response?.status, text, lines: text.trim().split('\r\n').slice(1) }
}

const audited = async () =>
  (
    await env.DB.prepare(
      "select detail from admin_audit where action = 'partner-taxes' order by at, rowid",
    ).all<{
      detail: string
    }>()
  ).results.map(({ detail }) => detail)

test('a year is summed by writer, form and rate, with what stands in the forms, and each request is logged', async () => {
  const world = await taxedWriter()
  const { visit, minute, account, days, close, clock, partnerId } = world
  await env.DB.prepare("update payout_account set country = 'IN'").run()
  await sign(visit, 'signW8Ben', { ...W8BEN, country: 'IN', foreignTin: 'ACUPA7085R' })
  const pay = async () => {
    for (const _ of [1, 2, 3]) await minute()
    await account.control({ connect: { settle: true } })
    await days.call(world, 1)
  }
  await pay()
  await close('2026-11', 1001)
  await pay()
  const year = String(new Date(clock.at).getUTCFullYear())
  const { status, lines } = await totals(year)
  expect(status).toBe(200)
  expect(lines).toEqual([
    `1042-S,${partnerId},W8BEN,Jörg Weiß,IN,Hafenstraße 12,Hamburg,,20359,,ACUPA7085R,1980-02-29,12,15,00,12(2),3501,525,2`,
  ])
  await env.DB.prepare("update payout_account set country = 'US'").run()
  visit.now = clock.at
  await sign(visit, 'signW9', W9)
  await close('2026-12', 2000)
  await pay()
  const both = await totals(year)
  expect(both.lines).toHaveLength(2)
  expect(both.lines[1]).toBe(
    `1099-MISC,${partnerId},W9,Ada Lund,US,12 Harbour Street,Portland,ME,04101,123456789,,,,0,,,2000,0,1`,
  )
  expect((await totals('2031')).lines).toEqual([])
  expect(await audited()).toEqual([`${year}: 1 rows`, `${year}: 2 rows`, '2031: 0 rows'])
})

test('it takes the operators’ key, a year, and the key of the forms', async () => {
  expect(await totals('2026', {}, 'another-key-of-nobody-longer-than-32')).toMatchObject({ status: 401 })
  expect(await totals('26')).toMatchObject({ status: 400 })
  expect(await totals('2026', { TAX_KEY: '' })).toMatchObject({ status: 400 })
})
