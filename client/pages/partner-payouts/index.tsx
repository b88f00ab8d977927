import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { payoutWording } from '../../../schema/wording/payouts'
import { PayoutTable } from '../../features/payout/PayoutTable'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TaskHeader } from '../../shell/TaskHeader'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Pager } from '../../ui/Pager'
import { OwnPayouts } from './own-payouts.generated'

const { list: wording, back, notIn, join } = payoutWording

const variablesOf = ({ search }: PageContext) => ({ after: search.after })

export async function load(page: LoadContext): Promise<void> {
  const { viewer } = await page.query(OwnPayouts, variablesOf(page))
  if (!viewer) throw notFound()
}

export const head = (): PageHead => ({ title: wording.heading, robots: 'noindex', isTool: true })

/** A writer's payouts, the latest first. Rule: docs/rules/partner.md, "The pages of payouts". */
export function Page() {
  const page = usePage()
  const program = useOperation(OwnPayouts, variablesOf(page)).viewer?.partnerProgram
  const { payouts = [], pagingInfo } = program?.payouts ?? {}
  const next = pagingInfo?.next?.to
  const list = linkTo('PartnerPayouts')
  return (
    <>
      <TaskHeader back={linkTo('ShowPartnerProgramLanding')}>{back}</TaskHeader>
      <main id="content" className="mx-auto max-w-inset px-6 pt-8 pb-20">
        <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
          {wording.heading}
        </h1>
        {payouts.length === 0 ? (
          <EmptyState
            text={program ? wording.none : notIn}
            more={
              program
                ? { href: linkTo('PartnerPayoutStep', { step: 'bank' }), text: wording.setUp }
                : { href: linkTo('PartnerEnroll'), text: join }
            }
          />
        ) : (
          <>
            <p className="mt-4 mb-8 flex flex-wrap gap-x-6">
              <Link look="underlined" href={linkTo('PartnerPayoutStep', { step: 'bank' })}>
                {wording.setUp}
              </Link>
              <Link look="underlined" href={linkTo('PartnerPayoutsFile')} download>
                {wording.file}
              </Link>
            </p>
            <PayoutTable payouts={payouts} taxes={program?.taxes} />
          </>
        )}
        <Pager
          label={wording.pages}
          previous={page.search.after !== undefined && { href: list, text: wording.newest, isFirst: true }}
          next={
            next !== undefined && {
              href: linkTo('PartnerPayouts', {}, { query: { after: next } }),
              text: wording.earlier,
            }
          }
        />
      </main>
    </>
  )
}
