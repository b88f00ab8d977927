import { linkTo } from '../../../schema/routes/links'
import { topStoriesWording } from '../../../schema/wording/top-stories'
import type { PostCardFragment } from '../../features/post/post-card.generated'
import { EmptyState } from '../../ui/EmptyState'
import { Ranked } from './Ranked'

interface Props {
  posts: readonly PostCardFragment[]
  next: { to: string } | null
  /** The current top stories, or those of a day. */
  isNow: boolean
  isFirst: boolean
}

/** The page's stories, or a text if there are none. */
export function Stories({ posts, next, isNow, isFirst }: Props) {
  if (posts.length === 0) {
    const now = { href: linkTo('ShowTopStories'), text: topStoriesWording.now }
    const { empty, emptyDay } = topStoriesWording
    return <EmptyState text={isNow ? empty : emptyDay} more={!isNow && now} />
  }
  return <Ranked posts={posts} next={next} isFirst={isFirst} />
}
