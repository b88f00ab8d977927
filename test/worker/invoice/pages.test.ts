import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'
import { withoutComments } from '../../support/without-comments'
import { buyer } from '../membership/buyer'
import { chargeKeys, moveTo, night } from '../membership/nights'
import { member, SELLER } from './member'

/* The pages and files of invoices, and what is asked before. Rules: docs/rules/invoices.md, docs/rules/sales-tax.md. */

const DE = { country: 'DE' }

test('an invoice says who sells what to whom, with which tax, as a page and as a file', async () => {
  const { charges, read, readFile } = await member(DE, 5000)
  const [charge] = await charges()
  const number = charge?.invoices[0]?.number ?? ''
  expect(number).toMatch(/^20\d\d-\d{5}$/)
  expect(charge?.invoices).toEqual([{ number, kind: 'INVOICE', corrects: null, amount: 5000, tax: 798 }])
  const path = `/me/billing-history/receipt/${charge?.id}`
  const page = await read(path)
  const file = await readFile(`${path}/file?document=${number}`)
  const said = [
    'Invoice',
    number,
    'Quire Reading Ltd',
    '1 Quay Street, Dublin',
    'VAT ID IE6388047V',
    'Germany',
  ]
  for (const part of [...said, 'VAT (19%)', '$42.02', '$7.98', '$50.00', 'Total in USD'])
    for (const { text } of [page, file]) expect(text).toContain(part)
  expect(file.answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`)
  expect((await read('/me/settings/membership')).text).toContain(`${path}?document=${number}`)
})

test('a business is named, and told that it owes the tax itself', async () => {
  const billing = {
    ...DE,
    businessName: 'Beispiel & Töchter GmbH',
    businessAddress: 'Musterweg 1\n10115 Berlin',
    vatId: 'DE136695976',
  }
  const { charges, read, readFile } = await member(billing, 5000)
  const [charge] = await charges()
  const path = `/me/billing-history/receipt/${charge?.id}`
  for (const { text } of [await read(path), await readFile(`${path}/file`)]) {
    for (const part of [
      'Beispiel &',
      'Töchter GmbH',
      'Musterweg 1',
      '10115 Berlin',
      'VAT ID DE136695976',
      'Reverse charge',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('VAT (')
  }
})

test('what is given back has credit notes beside its invoice, which together are all of it', async () => {
  const somebody = await member({ country: 'CA', region: 'QC' }, 5749)
  const [key = ''] = await chargeKeys(somebody.id)
  for (const [day, amount] of [
    [1, 1000],
    [2, 4749],
  ] as const) {
    await moveTo(somebody, NOON + day * DAY)
    await somebody.account.control({ refund: { key, amount } })
    await night(somebody)
  }
  const [charge] = await somebody.charges()
  const [invoice, ...notes] = charge?.invoices ?? []
  expect(invoice).toMatchObject({ kind: 'INVOICE', amount: 5749, tax: 749 })
  expect(notes.map(({ kind, amount, corrects }) => [kind, amount, corrects])).toEqual([
    ['CREDIT_NOTE', 1000, invoice?.number],
    ['CREDIT_NOTE', 4749, invoice?.number],
  ])
  expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(749)
  const path = `/me/billing-history/receipt/${charge?.id}`
  const { text } = await somebody.read(`${path}?document=${notes[0]?.number}`)
  for (const part of ['Credit note', 'Corrects invoice', invoice?.number, 'Total credited in USD', '$10.00'])
    expect(text).toContain(part)
  expect((await somebody.read(path)).text).toContain(`?document=${notes[1]?.number}`)
})

test('a document keeps what its payer was called, and a business’s names nobody', async () => {
  const somebody = await member(DE, 5000)
  const shop = await member({ ...DE, businessName: 'Beispiel GmbH', businessAddress: 'Weg 1' }, 5000)
  const was = 'Vera Before'
  const stored = async ({ id }: { id: string }) =>
    (
      await env.DB.prepare(
        'select payer from invoice where charge_id in (select id from charge where user_id = ?)',
      )
        .bind(id)
        .all<{ payer: string | null }>()
    ).results
  const [{ name } = { name: '' }] = (
    await env.DB.prepare('select name from user where id = ?').bind(somebody.id).all<{ name: string }>()
  ).results
  expect(await stored(somebody)).toEqual([{ payer: name }])
  expect(await stored(shop)).toEqual([{ payer: null }])
  await env.DB.batch([
    env.DB.prepare('update invoice set payer = ? where payer = ?').bind(was, name),
    env.DB.prepare("update user set name = 'Vera After' where id = ?").bind(somebody.id),
  ])
  const [charge] = await somebody.charges()
  const path = `/me/billing-history/receipt/${charge?.id}`
  expect((await somebody.read(path)).text).toContain(was)
  const { text } = await somebody.readFile(`${path}/file`)
  expect(text).toContain(was)
  expect(text).not.toContain('Vera After')
})

test('an address that names a document of another payment, or none, leads to nothing', async () => {
  const [one, other] = [await member(DE, 5000), await member(DE, 5000)]
  const [charge] = await one.charges()
  const [foreign] = await other.charges()
  const path = `/me/billing-history/receipt/${charge?.id}`
  for (const number of [foreign?.invoices[0]?.number, '2026-99999'])
    for (const at of [path, `${path}/file`])
      expect((await one.read(`${at}?document=${number}`)).answer.status, `${at} ${number}`).toBe(404)
  expect((await one.read(path)).answer.status).toBe(200)
})

test('nobody else sees one', async () => {
  const { charges } = await member(DE, 5000)
  const [charge] = await charges()
  const other = await buyer({ env: SELLER })
  const path = `/me/billing-history/receipt/${charge?.id}/file`
  expect((await other.visit.get(path)).status).toBe(404)
  expect((await newVisit().get(path)).status).toBe(302)
})

test('the page that takes the payment asks where tax is due, and shows the total without script', async () => {
  const person = await buyer({ env: SELLER })
  const read = async (query: string) => {
    const answer = await person.visit.send(`/payment?membershipType=yearly${query}`, {
      cf: { country: 'US' },
    } as RequestInit)
    expect(answer.status).toBe(200)
    return withoutComments(await answer.text())
  }
  const first = await read('')
  for (const part of [
    'Billing address',
    'name="billing"',
    'name="region"',
    'name="postalCode"',
    'I’m buying for a business',
  ])
    expect(first).toContain(part)
  expect(first).toContain('Your state and ZIP code decide the tax.')
  const seattle = await read('&billing=US&region=WA&postalCode=98101')
  for (const part of ['Without tax', '$50', 'Sales tax (6.5%)', '$3.25', '$53.25', 'plus tax'])
    expect(seattle).toContain(part)
  const berlin = await read('&billing=DE')
  expect(berlin).toContain('Including $7.98 VAT (19%)')
  expect(berlin).not.toContain('name="region"')
})
