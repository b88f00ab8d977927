import type { PostCardFragment } from '../post/post-card.generated'
import type { CampaignStoriesQuery } from './campaign-stories.generated'

/** How many stories a campaign shows. */
const MOST = 12

/** The stories of a campaign's topics, newest first and each once; and what is shown while there are none. */
export function storiesOf({ first, second, third, staffPicksFeed }: CampaignStoriesQuery) {
  const topics = [first, second, third].filter((topic) => topic !== null)
  const byId = new Map<string, PostCardFragment>(
    topics.flatMap(({ latestPosts }) => latestPosts.posts.map((post) => [post.id, post] as const)),
  )
  const own = [...byId.values()]
    .sort((a, b) => (b.firstPublishedAt ?? 0) - (a.firstPublishedAt ?? 0))
    .slice(0, MOST)
  return { own, picks: staffPicksFeed.items.map(({ post }) => post), topics }
}
