import { linkTo } from '../../../schema/routes/links'
import { socialCardUrl } from '../../../schema/rules/images'
import { tagCard } from '../../../schema/rules/images/card'
import { tagWording } from '../../../schema/wording/tag'
import { listAddress, mainAddress } from '../../lib/address'
import type { PageContext, PageHead } from '../../lib/page'
import type { TopicHeadFragment } from './topic-head.generated'

/** What distinguishes the pages of a topic. */
interface Differs {
  title: string
  description: string
  /** The page's own path. */
  path: string
  next?: { to: string } | null
  robots?: string | undefined
}

/** The head of a topic's pages, which all have the topic's feed. */
export function topicHead(
  page: PageContext,
  tag: Pick<TopicHeadFragment, 'slug' | 'displayTitle'>,
  { title, description, path, next, robots }: Differs,
): PageHead {
  return {
    title,
    description,
    canonical: listAddress(page, path),
    // Read only by machines, which take it from the document.
    ...(__BROWSER__
      ? {}
      : {
          image: mainAddress(page, socialCardUrl({ kind: 'tag', slug: tag.slug }, tagCard(tag.displayTitle))),
        }),
    feed: {
      title: tagWording.feedTitle(tag.displayTitle),
      href: mainAddress(page, linkTo('TagFeed', { tagSlug: tag.slug })),
    },
    ...(next ? { next: listAddress(page, path, next.to) } : {}),
    ...(robots ? { robots } : {}),
  }
}
