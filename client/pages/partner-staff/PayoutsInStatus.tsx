import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import type { PayoutStatus } from '../../../schema/rules/payout/payouts'
import { partnerStaffWording } from '../../../schema/wording/partner-staff'
import { priceText } from '../../../schema/wording/prices'
import { Moment } from '../../features/moderation/Facts'
import { NextPage } from '../../features/post/NextPage'
import { formatMonth } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { AdminPartnerPayouts } from './admin-partner-payouts.generated'

const { payouts: wording, payout: words, gone } = partnerStaffWording

/** Payouts in a status, those that changed last first. */
export function PayoutsInStatus({
  variables,
}: {
  variables: { status: PayoutStatus; after: string | undefined }
}) {
  const { adminPartner } = useOperation(AdminPartnerPayouts, variables)
  if (!adminPartner) return null
  const { payouts, pagingInfo } = adminPartner.payouts
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">
        {wording.title(words.statuses[variables.status])}
      </h1>
      <p className="mt-2 mb-6">
        <Link look="underlined" href={linkTo('AdminPartner')}>
          {wording.all}
        </Link>
      </p>
      {payouts.length === 0 ? (
        <EmptyState text={wording.nothing} />
      ) : (
        <Table
          caption={wording.title(words.statuses[variables.status])}
          isCaptionHidden
          rows={payouts}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'writer',
              title: wording.writer,
              cell: ({ user, partnerId }) => (
                <Link look="underlined" href={linkTo('AdminPartnerWriter', { id: partnerId })}>
                  {user?.name ?? gone(partnerId)}
                </Link>
              ),
            },
            {
              id: 'month',
              title: wording.month,
              cell: ({ month }) => formatMonth(boundsOfMonth(month).start),
              isFolded: true,
            },
            {
              id: 'changed',
              title: wording.changed,
              cell: ({ changedAt }) => <Moment at={changedAt} />,
              isFolded: true,
            },
            {
              id: 'amount',
              title: wording.amount,
              cell: ({ amount, currency }) => priceText(amount, currency),
              isNumber: true,
            },
          ]}
        />
      )}
      <NextPage next={pagingInfo.next} text={wording.more} />
    </>
  )
}
