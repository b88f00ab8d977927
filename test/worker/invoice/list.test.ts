import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { CSV_START } from '../../../schema/rules/csv'
import { DAY } from '../../../schema/rules/time-units'
import { adminInvoices } from '../../../worker/endpoints/admin/invoices'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { chargeKeys, moveTo, night } from '../membership/nights'
import { member } from './member'

/* What operators are told of a month's invoices. Rule: docs/rules/invoices.md, "The list of a month". */

const ADMIN_KEY = 'operators-key-of-tests-longer-than-32'
const MONTH = new Date(NOON).toISOString().slice(0, 7)

async function list(month: string, key = ADMIN_KEY) {
  const response = await adminInvoices(
    endpointContext('/_/admin/invoices', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ month }),
      env: { ...(env as Env), ADMIN_KEY },
    }),
  )
  const text = (await response?.text()) ?? ''
  const [titles = '', ...lines] = text.replace(CSV_START, '').trimEnd().split('\r\n')
  const names = titles.split(',')
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, i) => [names[i] ?? '', cell])),
  )
  return { status: response?.status, rows }
}

test('a month has its invoices and credit notes with each tax, and whom a business’s tax is owed by', async () => {
  const before = (await list(MONTH)).rows.length
  const business = { businessName: 'Beispiel GmbH', businessAddress: 'Weg 1', vatId: 'DE136695976' }
  const german = await member({ country: 'DE', ...business }, 5000)
  const canadian = await member({ country: 'CA', region: 'QC' }, 5749)
  const [key = ''] = await chargeKeys(canadian.id)
  await moveTo(canadian, NOON + DAY)
  await canadian.account.control({ refund: { key, amount: 1000 } })
  await night(canadian)
  const [charge] = await canadian.charges()
  const [shifted] = await german.charges()
  const { rows } = await list(MONTH)
  expect(rows).toHaveLength(before + 5)
  expect(rows.filter((row) => row.charge === shifted?.id)).toMatchObject([
    {
      kind: 'INVOICE',
      country: 'DE',
      business: 'Beispiel GmbH',
      vatId: 'DE136695976',
      reverseCharge: 'yes',
      currency: 'USD',
      total: '5000',
      net: '5000',
      taxes: '0',
      jurisdiction: '',
    },
  ])
  const own = rows.filter((row) => row.charge === charge?.id)
  const [invoice, note] = charge?.invoices ?? []
  expect(
    own.map(({ number, kind, corrects, total, jurisdiction, tax, rate }) => [
      number,
      kind,
      corrects,
      total,
      jurisdiction,
      tax,
      rate,
    ]),
  ).toEqual([
    [invoice?.number, 'INVOICE', '', '5749', 'CA', 'GST', '5%'],
    [invoice?.number, 'INVOICE', '', '', 'CA-QC', 'QST', '9.975%'],
    [note?.number, 'CREDIT_NOTE', invoice?.number, '-1000', 'CA', 'GST', '5%'],
    [note?.number, 'CREDIT_NOTE', invoice?.number, '', 'CA-QC', 'QST', '9.975%'],
  ])
  // Whatever is added up is what is kept of the payment.
  const sum = (name: string) => own.reduce((all, row) => all + Number(row[name]), 0)
  expect(sum('total')).toBe(4749)
  expect(sum('net') + sum('taxes')).toBe(4749)
  expect(sum('amount')).toBe(sum('taxes'))
  expect(sum('amount')).toBe(749 - (note?.tax ?? 0))
  // In the order of the numbers, the invoices first.
  const numbers = rows.map(({ number }) => number ?? '')
  const notesFrom = numbers.findIndex((number) => number.startsWith('C'))
  for (const series of [numbers.slice(0, notesFrom), numbers.slice(notesFrom)])
    expect(series).toEqual(series.toSorted())
})

test('is of one month, and for operators alone', async () => {
  expect((await list('2019-13')).status).toBe(400)
  expect(await list('2020-01')).toEqual({ status: 200, rows: [] })
  expect((await list(MONTH, 'another key that is long enough for it')).status).toBe(401)
})
