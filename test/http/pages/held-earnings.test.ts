import { expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { heldCasesWording, heldEarningsWording } from '../../../schema/wording/held-earnings'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

/* Held earnings of the demo. Rule: docs/rules/partner.md, "Held earnings". */

const as = (username: string) => ({ headers: cookiesOf(username) })
const list = addressOf('AdminHeldEarnings')

test('held-earnings lists cases by state, and shows one, to staff alone', async () => {
  const open = await ask(list, as('staff'))
  expect(open.text).toContain('Tomas Lindqvist')
  const [, address = ''] = /href="(\/_\/admin\/partner\/held\/[0-9a-f]+)"/.exec(open.text) ?? []
  const one = await ask(address, as('staff'))
  expect(one.text).toContain(heldCasesWording.signals.CARD)
  expect(one.text).toContain('three people who share the library’s card')
  expect(one.text).toContain(heldCasesWording.deny.submit)
  const released = await ask(`${list}?state=released`, as('staff'))
  expect(released.text).toContain('Jonas Keller')
  expect(released.text).not.toContain('Tomas Lindqvist')
  for (const path of [list, address]) expect((await ask(path, as('reader'))).status).toBe(404)
  expect((await ask(`${list}/nobody`, as('staff'))).status).toBe(404)
})

test('partner-program-dashboard tells a writer what is held, and what became of it', async () => {
  const path = linkTo('PartnerDashboardTab', { tab: 'payments' })
  const held = await ask(path, as('tomas'))
  expect(held.text).toContain(heldEarningsWording.states.HELD)
  expect(held.text).toContain(heldEarningsWording.reasons.TOGETHER)
  expect(held.text).toContain('three people who share the library’s card')
  expect((await ask(path, as('priya'))).text).not.toContain(heldEarningsWording.title)
})
