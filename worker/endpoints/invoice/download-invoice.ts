import { HOUR } from '../../../schema/rules/time-units'
import { invoiceWording as wording } from '../../../schema/wording/invoices'
import { giftById } from '../../data/gift/gifts'
import { AssetFonts } from '../../platform/images/fonts'
import { invoiceDrawing } from '../../services/invoice/draw-invoice'
import { invoicesOfCharge } from '../../services/invoice/invoices-of-charge'
import { writeInvoice } from '../../services/invoice/write-invoice'
import { ownCharge } from '../../services/membership/own-charges'
import { downloadFile } from '../download-file'
import type { Endpoint } from '../endpoint'
import { invoicePage } from './invoice-page'

/** Invoices that somebody may download in an hour. */
const MOST_FILES = { most: 120, windowMs: HOUR }

/**
 * GET `/me/billing-history/receipt/{chargeId}/file`: an invoice, or a credit note, as a PDF, or as a page where our
 * typeface lacks a character of it. Rule: docs/rules/invoices.md, "As a file".
 */
export const downloadInvoice: Endpoint = async (context) => {
  const { params, parts, reader, request, env } = context
  const [charge, session] = [await ownCharge(parts, params.chargeId ?? ''), await parts.session()]
  if (!charge || !session) return undefined
  const documents = await invoicesOfCharge(reader, charge.id)
  const asked = new URL(request.url).searchParams.get('document')
  const invoice = asked === null ? documents[0] : documents.find(({ number }) => number === asked)
  if (!invoice) return undefined
  const gift = charge.giftId === null ? undefined : await reader.db.first(giftById, charge.giftId)
  const written = writeInvoice({
    charge,
    invoice,
    quantity: charge.giftId === null ? null : (gift?.quantity ?? 1),
    payer: session.user.name ?? '',
    productName: parts.site.productName,
  })
  const draw = invoiceDrawing(written, new AssetFonts(env.ASSETS))
  async function* pieces() {
    yield await (draw?.() ?? invoicePage(written))
  }
  return downloadFile(context, {
    fileName: wording.fileName(invoice.number, draw ? 'pdf' : 'html'),
    contentType: draw ? 'application/pdf' : 'text/html; charset=utf-8',
    limit: { of: 'invoices', userId: session.user.id, ...MOST_FILES, message: wording.tooManyFiles },
    pieces,
  })
}
