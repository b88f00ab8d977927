import type { PostCardFragment } from '../../features/post/post-card.generated'
import type { HomeFrontQuery } from './home-front.generated'

/** How many picks are shown below the lead, and how many ranked stories beside it. */
const PICKS = 3
const RANKED = 6

/** The sections of the front page. The lead and the picks aren't repeated in the lists. */
export interface FrontPage {
  lead: PostCardFragment | undefined
  picks: PostCardFragment[]
  ranked: PostCardFragment[]
  latest: PostCardFragment[]
}

/** Lays out the front page. Staff picks come first; without any, the most read stories do. */
export function frontPage(data: HomeFrontQuery): FrontPage {
  const top = data.topStories.posts
  const chosen = [...data.staffPicksFeed.items.map(({ post }) => post), ...top]
  const distinct = chosen.filter((post, i) => chosen.findIndex(({ id }) => id === post.id) === i)
  const [lead, ...others] = distinct.slice(0, PICKS + 1)
  const shown = new Set(distinct.slice(0, PICKS + 1).map(({ id }) => id))
  return {
    lead,
    picks: others,
    ranked: top.filter(({ id }) => !shown.has(id)).slice(0, RANKED),
    latest: data.latestPosts.posts.filter(({ id }) => !shown.has(id)),
  }
}
