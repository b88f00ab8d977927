import { countryNames } from '../../../schema/wording/formats'
import { invoiceWording as wording } from '../../../schema/wording/invoices'
import { manageWording } from '../../../schema/wording/manage-membership'
import { Fact } from '../../features/membership/own/Facts'
import { useViewer } from '../../lib/use-viewer'
import type { Charge, Document, Operator } from './document'

const Line = ({ children }: { children: string }) => (
  <span className="block whitespace-pre-line text-14 text-ink-soft">{children}</span>
)

const Country = ({ code }: { code: string }) => (
  <span className="block text-14 text-ink-soft" suppressHydrationWarning>
    {countryNames().of(code) ?? code}
  </span>
)

/** Who issues a document: as it was then, or as it is now where there is none. */
export function From({ document, operator }: { document: Document | undefined; operator: Operator }) {
  const issuer = document?.issuer ?? { ...operator, country: null, vatId: null }
  return (
    <Fact name={manageWording.receipt.from}>
      <span className="block">{issuer.name}</span>
      {issuer.address && <Line>{issuer.address}</Line>}
      {issuer.country && <Country code={issuer.country} />}
      {issuer.vatId && <Line>{wording.vatId(issuer.vatId)}</Line>}
      <Line>{operator.email}</Line>
    </Fact>
  )
}

/** Who pays: a business, or the person as they were called then. */
export function To({
  charge: { business, taxes },
  document,
}: {
  charge: Charge
  document: Document | undefined
}) {
  const viewer = useViewer()
  const name = business?.name ?? document?.payer ?? viewer?.name
  return (
    <Fact name={wording.to}>
      {name && (
        <span className="block" data-written="">
          {name}
        </span>
      )}
      {business && (
        <span className="block whitespace-pre-line text-14 text-ink-soft" data-written="">
          {business.address}
        </span>
      )}
      {taxes.country && <Country code={taxes.country} />}
      {business?.vatId && <Line>{wording.vatId(business.vatId)}</Line>}
    </Fact>
  )
}
