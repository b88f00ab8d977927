import { linkTo } from '../../../../schema/routes/links'
import { giftWording } from '../../../../schema/wording/gifts'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'
import { type Column, Table } from '../../../ui/Table'
import { Section } from '../Section'
import type { MembershipPageQuery } from './membership-page.generated'

const wording = giftWording.given.list

type Gift = NonNullable<MembershipPageQuery['viewer']>['giftsConnection']['gifts'][number]

/** What has become of a gift. */
function stateOf({ state, quantity, redeemedCount }: Gift): string {
  if (state !== 'DONE') return wording.states[state]
  if (quantity > 1) return giftWording.given.redeemed(redeemedCount, quantity)
  return redeemedCount === 1 ? wording.redeemedOne : wording.unusedOne
}

const COLUMNS: [Column<Gift>, ...Column<Gift>[]] = [
  { id: 'date', title: wording.date, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    id: 'what',
    title: wording.what,
    cell: ({ quantity }) => wording.memberships(quantity),
    isFolded: true,
  },
  { id: 'state', title: wording.state, cell: stateOf, isFolded: true },
  {
    id: 'details',
    title: wording.details,
    cell: ({ id, kind, createdAt }) => (
      <Link
        look="underlined"
        opens="document"
        href={linkTo(kind === 'GIFT' ? 'ShowLiteGiftCheckout' : 'GroupGift', {}, { query: { gift: id } })}
      >
        <span>
          {wording.open}
          <span className="sr-only"> {wording.of(formatDate(createdAt))}</span>
        </span>
      </Link>
    ),
  },
]

/** The gifts that the viewer has given: their links, and sending them again, are behind each. */
export function GivenGifts({ gifts }: { gifts: readonly Gift[] }) {
  const { flags } = usePage().state
  const canGive = flags.disable_lite_gift_page !== true
  if (gifts.length === 0 && !canGive) return null
  return (
    <Section title={wording.title}>
      {gifts.length > 0 && (
        <Table
          caption={wording.title}
          isCaptionHidden
          columns={COLUMNS}
          rows={gifts}
          keyOf={({ id }) => id}
        />
      )}
      {gifts.length === 0 && <p className="text-16 text-ink-soft">{wording.none}</p>}
      {canGive && (
        <p className="mt-4">
          <Link look="underlined" href={linkTo('GiftPlans')}>
            {wording.give}
          </Link>
        </p>
      )}
    </Section>
  )
}
