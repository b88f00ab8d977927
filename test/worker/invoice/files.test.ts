import { expect, test } from 'vitest'
import { invoiceDrawing } from '../../../worker/services/invoice/draw-invoice'
import type { InvoicePart, WrittenInvoice } from '../../../worker/services/invoice/write-invoice'
import { NOON } from '../../factories/ids'
import { assets } from '../images/fonts'
import { member } from './member'

/* Rule: docs/rules/invoices.md, "As a file". */

const business = (businessName: string, businessAddress: string) => ({
  country: 'DE',
  businessName,
  businessAddress,
})

async function fileOf(businessName: string, businessAddress: string) {
  const somebody = await member(business(businessName, businessAddress), 5000)
  const [charge] = await somebody.charges()
  return { ...somebody, path: `/me/billing-history/receipt/${charge?.id}/file` }
}

test('a PDF has the letters of Europe, says what each part is, and is the same each time', async () => {
  const name = 'Łódź Zażółć Ελλάς България Đặng Œuvre'
  const { readFile, path } = await fileOf(name, 'ul. Świętego Mikołaja 8\n61-001 Poznań')
  const { text, bytes, document, pages } = await readFile(path)
  for (const part of [name, 'ul. Świętego Mikołaja 8', '61-001 Poznań', '$50.00'])
    expect(text).toContain(part)
  expect(pages).toBe(1)
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: expect.stringMatching(/^Invoice 20\d\d-\d{5}$/), Language: 'en' })
  const [root] = (await (await document.getPage(1)).getStructTree())?.children ?? []
  expect(root).toMatchObject({ role: 'Document', children: [{ role: 'H1' }, { role: 'L' }] })
  expect((await readFile(path)).bytes).toEqual(bytes)
})

test.each([
  ['株式会社サンプル', '東京都千代田区1-1'],
  ['شركة المثال', 'شارع 1'],
  ['Beispiel 🦊 GmbH', 'Musterweg 1'],
])('where the typeface lacks a character, the file is a page: %s', async (name, address) => {
  const { read, path } = await fileOf(name, address)
  const { answer, text } = await read(path)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="20\d\d-\d{5}\.html"/)
  for (const part of [name, address, '$50.00']) expect(text).toContain(part)
  // Nothing in it is fetched from anywhere.
  expect(text).not.toMatch(/https?:|src=|href=/)
})

const fonts = {
  load: async (name: string) =>
    new Uint8Array(await (await assets.fetch(`https://assets.invalid/card-fonts/${name}.ttf`)).arrayBuffer()),
}

test('long texts are broken within their column, and many lines go on on another page', async () => {
  const parts: InvoicePart[] = Array.from({ length: 30 }, (_, i) => [`Line ${i}`, ['W'.repeat(120), `${i}.`]])
  const invoice: WrittenInvoice = { title: 'Invoice', number: '2026-00001', issuedAt: NOON, parts }
  const { extractTextItems, getDocumentProxy } = await import('unpdf')
  const bytes = await invoiceDrawing(invoice, fonts)?.()
  const { totalPages, items } = await extractTextItems(await getDocumentProxy(bytes ?? new Uint8Array()))
  expect(totalPages).toBeGreaterThan(1)
  const drawn = items.flat()
  for (const { x, y, width } of drawn) {
    expect(x + width).toBeLessThanOrEqual(540)
    expect(y).toBeGreaterThan(50)
  }
  expect(
    drawn
      .filter(({ str }) => str.startsWith('W'))
      .map(({ str }) => str)
      .join(''),
  ).toHaveLength(30 * 120)
})
