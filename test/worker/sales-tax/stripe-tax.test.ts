import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Billing } from '../../../schema/rules/sales-tax/sale'
import type { PaymentLimits } from '../../../worker/platform/payments/ask'
import type { TaxInput } from '../../../worker/platform/sales-tax/service'
import { stripeTax } from '../../../worker/platform/sales-tax/stripe'
import { paymentsAccount } from '../../support/payments'

/* Stripe Tax, across HTTP, at the stand-in. Rule: docs/rules/sales-tax.md, "Who calculates". */

afterEach(() => vi.restoreAllMocks())

function open(limits: PaymentLimits = {}) {
  const account = paymentsAccount()
  const service = stripeTax({ ...(env as Env), ...account.vars }, { retryDelay: 1, ...limits })
  if (!service) throw new Error('Stripe isn’t configured')
  return { account, service }
}

const from = (country: string, more: Partial<Billing> = {}): Billing => ({
  country,
  region: null,
  postalCode: null,
  business: null,
  ...more,
})

const sale = (billing: Billing, more: Partial<TaxInput> = {}): TaxInput => ({
  amount: 5000,
  currency: 'USD',
  billing,
  isContained: true,
  ...more,
})

/** The requests that fail are logged. */
const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('says what is in a price, and what comes on top of one', async () => {
  const { service } = open()
  expect(await service.calculate(sale(from('DE')))).toMatchObject({
    is: 'done',
    value: {
      isReverseCharge: false,
      calculationId: expect.stringMatching(/^taxcalc_/),
      lines: [{ jurisdiction: 'DE', kind: 'vat', rate: 19_000, taxable: 4202, tax: 798 }],
    },
  })
  const quebec = from('CA', { region: 'QC' })
  expect(await service.calculate(sale(quebec, { isContained: false }))).toMatchObject({
    value: {
      lines: [
        { jurisdiction: 'CA', kind: 'gst', rate: 5000, taxable: 5000, tax: 250 },
        { jurisdiction: 'CA-QC', kind: 'qst', rate: 9975, taxable: 5000, tax: 499 },
      ],
    },
  })
})

test('what a state and its cities take is one line, owed to the state', async () => {
  const { service } = open()
  const seattle = from('US', { region: 'WA', postalCode: '98101' })
  expect(await service.calculate(sale(seattle, { isContained: false }))).toMatchObject({
    value: {
      lines: [{ jurisdiction: 'US-WA', kind: 'sales_tax', rate: 10_350, taxable: 5000, tax: 325 + 193 }],
    },
  })
})

test('a business abroad owes the tax itself', async () => {
  const { service } = open()
  const business = { name: 'Beispiel GmbH', address: 'Weg 1', vatId: 'DE136695976' }
  expect(await service.calculate(sale(from('DE', { business })))).toMatchObject({
    value: { isReverseCharge: true, lines: [] },
  })
  // At home it pays like everybody else.
  const irish = { ...business, vatId: 'IE6388047V' }
  expect(await service.calculate(sale(from('IE', { business: irish })))).toMatchObject({
    value: { isReverseCharge: false, lines: [{ jurisdiction: 'IE' }] },
  })
})

describe('a service that fails', () => {
  test.each(['down', 'garbage'])('%s: it is asked again', async (kind) => {
    quietly()
    const { account, service } = open()
    await account.control({ faults: [{ kind }] })
    const answer = await service.calculate(sale(from('DE')))
    expect(answer.is).toBe(kind === 'down' ? 'done' : 'unavailable')
  })

  test('slow: nobody waits for it longer than the limit', async () => {
    quietly()
    const { account, service } = open({ timeLimit: 200 })
    await account.control({ faults: [{ kind: 'slow' }] })
    const nobodyWaits = new Promise((resolve) => setTimeout(resolve, 20_000, 'waited'))
    const asked = service.calculate(sale(from('DE')))
    expect(await Promise.race([asked, nobodyWaits])).toEqual({ is: 'unavailable' })
  })

  test('a place that it can’t find is no calculation', async () => {
    quietly()
    const { service } = open()
    expect(await service.calculate(sale(from('US')))).toEqual({ is: 'unavailable' })
  })
})

test('a sale is written down once, also if the answer is lost, and taken back in parts', async () => {
  quietly()
  const { account, service } = open()
  const answer = await service.calculate(
    sale(from('US', { region: 'WA', postalCode: '98101' }), { isContained: false }),
  )
  if (answer.is !== 'done' || answer.value.calculationId === null) throw new Error('Nothing was calculated')
  const { calculationId } = answer.value
  const told = { calculationId, reference: 'm:1:0:0' }
  await account.control({ faults: [{ kind: 'lost' }] })
  const first = await service.record(told)
  const again = await service.record(told)
  if (again.is !== 'done') throw new Error('It wasn’t written down')
  if (first.is === 'done') expect(first).toEqual(again)
  const { transactionId } = again.value
  const part = { transactionId, amount: 1000, reference: 'm:1:0:1' }
  expect((await service.takeBack(part)).is).toBe('done')
  expect((await service.takeBack(part)).is).toBe('done')
  expect((await service.takeBack({ ...part, amount: 4519, reference: 'm:1:0:2' })).is).toBe('unavailable')
  expect((await service.takeBack({ ...part, amount: 4518, reference: 'm:1:0:3' })).is).toBe('done')
  const { tax } = await account.control({})
  expect(tax.transactions.map(({ amount }) => amount)).toEqual([5518, -1000, -4518])
})
