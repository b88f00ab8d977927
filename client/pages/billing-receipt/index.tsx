import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { manageWording } from '../../../schema/wording/manage-membership'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TaskHeader } from '../../shell/TaskHeader'
import { BillingReceipt } from './billing-receipt.generated'
import { documentIn } from './document'
import { Receipt } from './Receipt'

const wording = manageWording.receipt

const variablesOf = ({ params }: PageContext) => ({ id: params.chargeId ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { charge } = await page.query(BillingReceipt, variablesOf(page))
  if (!charge || charge.status === 'FAILED' || charge.status === 'PENDING') throw notFound()
  const { document } = page.search
  if (document !== undefined && !documentIn(charge, document)) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** The invoice, a credit note or the receipt of one of the viewer’s charges, for the screen and for paper. Rule: docs/rules/membership.md, "Receipts", and docs/rules/invoices.md. */
export function Page() {
  const page = usePage()
  const { charge, operator } = useOperation(BillingReceipt, variablesOf(page))
  if (!charge) return null
  return (
    <>
      <TaskHeader back={linkTo('SettingsTab', { setting: 'membership' })}>{wording.back}</TaskHeader>
      <main id="content" className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
        <Receipt charge={charge} document={documentIn(charge, page.search.document)} operator={operator} />
      </main>
    </>
  )
}
