import { feedWording } from '../../../schema/wording/feed'
import { Pager } from '../../ui/Pager'
import { EmptyFeed } from './EmptyFeed'
import { FeedPage } from './FeedPage'
import { feedHref, type ShownFeed } from './feed-address'
import { MoreStories } from './MoreStories'
import { useChoices } from './use-choices'
import { useFeedItems } from './use-feed-items'
import { useFeedPages } from './use-feed-pages'

interface Props {
  feed: ShownFeed
  followsTopics: boolean
  /** The stories that the rail shows. */
  picks: readonly { id: string }[]
}

/** A feed, page after page. Without script each page has an address, and a link to the next one. */
export function Feed({ feed, followsTopics, picks }: Props) {
  const { address, start, order } = feed
  const { pages, next, loading, load } = useFeedPages(feed)
  const choices = useChoices()
  const { items, isFiltered } = useFeedItems(feed, pages)
  const count = items.reduce((sum, page) => sum + page.length, 0)
  return (
    <section aria-label={feedWording.heading} aria-busy={loading === 'loading'}>
      {start !== undefined && (
        <Pager
          label={feedWording.pages}
          previous={{ href: feedHref(address), text: feedWording.first, isFirst: true }}
        />
      )}
      {items.map((page, i) => (
        <FeedPage key={pages[i] ?? ''} items={page} choices={choices} picks={picks} />
      ))}
      {count === 0 && !next && (
        <EmptyFeed address={address} isFiltered={isFiltered} followsTopics={followsTopics} />
      )}
      {next ? (
        <MoreStories
          href={feedHref({ ...address, order }, next)}
          pages={pages.length}
          loading={loading}
          load={() => load(next)}
        />
      ) : (
        count > 0 && <p className="py-8 text-center text-14 text-ink-soft">{feedWording.empty.end}</p>
      )}
    </section>
  )
}
