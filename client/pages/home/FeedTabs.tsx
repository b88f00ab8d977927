import { linkTo } from '../../../schema/routes/links'
import { feedWording } from '../../../schema/wording/feed'
import { placeIn, useSourceLink } from '../../lib/use-source-link'
import { AppLink } from '../../ui/AppLink'
import { TabLinks } from '../../ui/TabLinks'
import { type FeedAddress, type FeedOrder, feedAddress, feedHref } from './feed-address'
import { useOrderChoice } from './use-order-choice'

interface Topic {
  slug: string
  displayTitle: string
}

const ORDERS: readonly (readonly [FeedOrder, string])[] = [
  ['RANKED', feedWording.ranked],
  ['NEWEST', feedWording.newest],
]

/** The choice of an order: each has an address, and the one that is chosen is kept. */
function OrderChoice({ address, shown }: { address: FeedAddress; shown: FeedOrder }) {
  const keep = useOrderChoice(address)
  return (
    <nav aria-label={feedWording.order} className="flex justify-end gap-4 pt-3 text-13" data-no-print>
      {ORDERS.map(([order, text]) => (
        <AppLink
          key={order}
          href={feedHref({ ...address, order })}
          aria-current={order === shown ? 'true' : undefined}
          onClick={() => keep(order)}
          className={`inline-flex min-h-8 items-center pointer-coarse:min-h-11 ${
            order === shown
              ? 'text-ink underline decoration-1 underline-offset-4'
              : 'text-ink-soft hover:text-ink'
          }`}
        >
          {text}
        </AppLink>
      ))}
    </nav>
  )
}

interface Props {
  address: FeedAddress
  /** The order that the feed is in. */
  order: FeedOrder
  followed: readonly Topic[]
  /** The topic that is shown; it has a tab even if it isn't followed. */
  shown: Topic | null
}

/** The feeds: what suits the reader, what they follow, and each of their topics. */
export function FeedTabs({ address, order, followed, shown }: Props) {
  const topics = shown && !followed.some(({ slug }) => slug === shown.slug) ? [shown, ...followed] : followed
  const sourced = useSourceLink()
  const at = (search: Record<string, string>) => feedHref(feedAddress({ search }))
  return (
    <>
      <TabLinks
        label={feedWording.tabs}
        className="-mx-6 px-6"
        tabs={[
          {
            href: at({}),
            text: feedWording.forYou,
            isCurrent: address.tagSlug === null && address.feed === 'FOR_YOU',
          },
          {
            href: at({ feed: 'following' }),
            text: feedWording.following,
            isCurrent: address.tagSlug === null && address.feed === 'FOLLOWING',
          },
          ...topics.map(({ slug, displayTitle }, i) => ({
            href: sourced(at({ tag: slug }), placeIn('YOUR_TOPICS', i)),
            text: displayTitle,
            isCurrent: address.tagSlug === slug,
          })),
          {
            href: linkTo('TopicsOnboarding', {}, { query: { redirectUrl: linkTo('Home') } }),
            text: feedWording.chooseTopics,
            isCurrent: false,
          },
        ]}
      />
      <OrderChoice address={address} shown={order} />
    </>
  )
}
