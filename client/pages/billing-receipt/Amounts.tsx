import { exactPrice } from '../../../schema/wording/exact-prices'
import { invoiceWording as wording } from '../../../schema/wording/invoices'
import { manageWording } from '../../../schema/wording/manage-membership'
import { rateText, saleTaxWording } from '../../../schema/wording/sale-taxes'
import { Fact } from '../../features/membership/own/Facts'
import type { Charge, Document } from './document'

interface Props {
  charge: Charge
  document: Document | undefined
}

/** The amount without tax, each tax, and the total: of a document, or of a charge that has none. */
export function Amounts({ charge, document }: Props) {
  const { currency } = charge
  const { amount, tax } = document ?? charge
  const inCurrency = (minor: number) => exactPrice(minor, currency)
  const lines = document?.lines ?? []
  return (
    <>
      {tax > 0 && <Fact name={wording.without}>{inCurrency(amount - tax)}</Fact>}
      {lines.map((line) => (
        <Fact key={line.jurisdiction} name={saleTaxWording.added(line.name, rateText(line.rate))}>
          {inCurrency(line.tax)}
        </Fact>
      ))}
      {tax > 0 && lines.length === 0 && <Fact name={manageWording.receipt.tax}>{inCurrency(tax)}</Fact>}
      <Fact name={wording.totals[document?.kind ?? 'INVOICE'](currency)}>
        <span className="font-serif text-24 font-semibold tabular-nums">{inCurrency(amount)}</span>
        {charge.taxes.isReverseCharge && (
          <span className="block text-14 text-ink-soft">{saleTaxWording.reverse}</span>
        )}
      </Fact>
    </>
  )
}
