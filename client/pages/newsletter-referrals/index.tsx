import { notFound } from '@tanstack/react-router'
import { exactCount } from '../../../schema/wording/counts'
import { referralsWording as wording } from '../../../schema/wording/referrals'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { Referrers } from './referrers.generated'

const variablesOf = ({ params }: Pick<PageContext, 'params'>) => ({
  newsletterId: params.newsletterV3Id ?? '',
})

export async function load(page: LoadContext): Promise<void> {
  const { newsletter } = await page.query(Referrers, variablesOf(page))
  if (!newsletter?.referrers) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** Subscribers of a newsletter who bring others. Rule: docs/rules/newsletters.md, "Referral links". */
export function Page() {
  const link = useLink()
  const { newsletter } = useOperation(Referrers, variablesOf(usePage()))
  if (!newsletter?.referrers) return null
  const { id, name, hasReferrals, referrers } = newsletter
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.of(name)}</p>
      {!hasReferrals && (
        <div className="mt-4">
          <p className="text-16 text-pretty">{wording.off}</p>
          <Link look="underlined" href={link('NewsletterSettings', { newsletterV3Id: id })}>
            {wording.settings}
          </Link>
        </div>
      )}
      {referrers.length === 0 ? (
        <EmptyState text={wording.none} />
      ) : (
        <div className="mt-8">
          <Table
            caption={wording.caption}
            isCaptionHidden
            columns={[
              {
                id: 'subscriber',
                title: wording.columns.subscriber,
                cell: ({ email }) => <bdi className="wrap-anywhere">{email}</bdi>,
              },
              {
                id: 'confirmed',
                title: wording.columns.confirmed,
                isNumber: true,
                cell: ({ confirmedCount }) => exactCount(confirmedCount),
              },
              {
                id: 'pending',
                title: wording.columns.pending,
                isNumber: true,
                cell: ({ pendingCount }) => exactCount(pendingCount),
              },
            ]}
            rows={referrers}
            keyOf={(row) => row.id}
          />
        </div>
      )}
    </div>
  )
}
