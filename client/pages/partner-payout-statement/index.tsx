import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { payoutWording } from '../../../schema/wording/payouts'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TaskHeader } from '../../shell/TaskHeader'
import { PayoutStatement } from './payout-statement.generated'
import { Statement } from './Statement'

const { statement: wording, title } = payoutWording

const variablesOf = ({ params }: PageContext) => ({ id: params.payoutId ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { viewer } = await page.query(PayoutStatement, variablesOf(page))
  if (!viewer?.partnerProgram?.payout) throw notFound()
}

export const head = (): PageHead => ({ title, robots: 'noindex', isTool: true })

/** What a payout is made of, for the screen and for paper. Rule: docs/rules/partner.md, "The pages of payouts". */
export function Page() {
  const { viewer, operator } = useOperation(PayoutStatement, variablesOf(usePage()))
  const { payout, taxes } = viewer?.partnerProgram ?? {}
  if (!payout || taxes === undefined) return null
  return (
    <>
      <TaskHeader back={linkTo('PartnerPayouts')}>{wording.back}</TaskHeader>
      <main id="content" className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
        <Statement payout={payout} taxes={taxes} operator={operator} />
      </main>
    </>
  )
}
