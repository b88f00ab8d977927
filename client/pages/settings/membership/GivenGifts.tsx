import { linkTo, queryText } from '../../../../schema/routes/links'
import { giftWording } from '../../../../schema/wording/gifts'
import { shellWording } from '../../../../schema/wording/shell'
import { giftLink } from '../../../features/gift/gift-link'
import { paidBack } from '../../../features/gift/paid-back'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'
import { Pager } from '../../../ui/Pager'
import { type Column, Table } from '../../../ui/Table'
import { Section } from '../Section'
import type { MembershipPageQuery } from './membership-page.generated'

const wording = giftWording.given.list

const HEADING = 'gifts'

type List = NonNullable<MembershipPageQuery['viewer']>['giftsConnection']
type Gift = List['gifts'][number]

/** The state of a gift. */
function stateOf(gift: Gift): string {
  const { state, quantity, redeemedCount } = gift
  if (state !== 'DONE') return wording.states[state]
  if (paidBack(gift)) return giftWording.given.paidBack.state
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
      <Link look="underlined" opens="document" href={giftLink({ id, kind })}>
        <span>
          {wording.open}
          <span className="sr-only"> {wording.of(formatDate(createdAt))}</span>
        </span>
      </Link>
    ),
  },
]

/**
 * The gifts that the viewer has given, with their own pages beside those of the payments: their links, and sending them
 * again, are behind each.
 */
export function GivenGifts({ list: { gifts, pagingInfo } }: { list: List }) {
  const { pathname, search, state } = usePage()
  const { flags } = state
  const { giftsAfter, ...others } = search
  const at = (query: Record<string, string>) => `${pathname + queryText(query)}#${HEADING}`
  const canGive = flags.disable_lite_gift_page !== true
  if (gifts.length === 0 && !canGive) return null
  return (
    <Section id={HEADING} title={wording.title}>
      {gifts.length > 0 && (
        <Table
          caption={wording.caption}
          isCaptionHidden
          columns={COLUMNS}
          rows={gifts}
          keyOf={({ id }) => id}
        />
      )}
      <Pager
        label={wording.pages}
        previous={giftsAfter ? { href: at(others), text: shellWording.firstPage, isFirst: true } : undefined}
        next={
          pagingInfo.next
            ? { href: at({ ...search, giftsAfter: pagingInfo.next.to }), text: wording.more }
            : undefined
        }
      />
      {gifts.length === 0 && <p className="mt-4 text-16 text-ink-soft">{wording.none}</p>}
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
