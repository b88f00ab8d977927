import { html, raw } from 'hono/html'
import { HOUR } from '../../../schema/rules/time-units'
import { invoiceWording as wording } from '../../../schema/wording/invoices'
import { giftById } from '../../data/gift/gifts'
import { invoicesOfCharge } from '../../services/invoice/invoices-of-charge'
import { partsOfInvoice } from '../../services/invoice/write-invoice'
import { ownCharge } from '../../services/membership/own-charges'
import { downloadText } from '../download-text'
import type { Endpoint } from '../endpoint'

/** Invoices that somebody may download in an hour. */
const MOST_FILES = { most: 120, windowMs: HOUR }

/** Black on white, on a sheet of paper as on a screen. */
const STYLE = `
@page { margin: 20mm }
body { font: 15px/1.5 system-ui, sans-serif; color: #111; background: #fff; max-width: 680px; margin: 0 auto; padding: 40px 24px }
h1 { font: 600 30px/1.2 Georgia, serif; margin: 0 0 24px }
dl { margin: 0; border-top: 1px solid #ccc }
div { display: grid; grid-template-columns: 11em 1fr; gap: 16px; padding: 12px 0; border-bottom: 1px solid #ccc; break-inside: avoid }
dt { color: #555 }
dd { margin: 0; overflow-wrap: anywhere }
dd span { display: block }
div:last-child { font-weight: 600 }
@media print { body { padding: 0 } }`

/**
 * GET `/me/billing-history/receipt/{chargeId}/file`: an invoice, or a credit note, as a file that needs no connection.
 * Rule: docs/rules/invoices.md.
 */
export const downloadInvoice: Endpoint = async (context) => {
  const { params, parts, reader, request } = context
  const [charge, session] = [await ownCharge(parts, params.chargeId ?? ''), await parts.session()]
  if (!charge || !session) return undefined
  const documents = await invoicesOfCharge(reader, charge.id)
  const asked = new URL(request.url).searchParams.get('document')
  const invoice = asked === null ? documents[0] : documents.find(({ number }) => number === asked)
  if (!invoice) return undefined
  const gift = charge.giftId === null ? undefined : await reader.db.first(giftById, charge.giftId)
  const { title, parts: said } = partsOfInvoice({
    charge,
    invoice,
    quantity: charge.giftId === null ? null : (gift?.quantity ?? 1),
    payer: session.user.name ?? '',
    productName: parts.site.productName,
  })
  const rows = said.map(
    ([name, lines]) =>
      html`<div><dt>${name}</dt><dd>${lines.map((line) => html`<span>${line}</span>`)}</dd></div>`,
  )
  const file = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ${invoice.number}</title>
<style>${raw(STYLE)}
</style>
</head>
<body>
<h1>${title}</h1>
<dl>${rows}</dl>
</body>
</html>
`
  async function* pieces() {
    yield String(await file)
  }
  return downloadText(context, {
    fileName: wording.fileName(invoice.number),
    contentType: 'text/html; charset=utf-8',
    limit: { of: 'invoices', userId: session.user.id, ...MOST_FILES, message: wording.tooManyFiles },
    pieces,
  })
}
