import { shellWording } from '../../../schema/wording/shell'
import type { ListOwner } from './Byline'
import { NextPage, type PagesBeside } from './NextPage'
import { PostCard } from './PostCard'
import type { PostCardFragment } from './post-card.generated'

interface Props {
  posts: readonly PostCardFragment[]
  /** The cursor of the page after this one. */
  next?: { to: string } | null
  /** What that page holds: older stories, unless the list is in another order. */
  more?: string | undefined
  /** What stands there when the list is empty. */
  empty: string
  level?: 2 | 3
  /** Whose page the list stands on. */
  of?: ListOwner
  pages?: PagesBeside | undefined
}

/** A list of stories. The way to the next page is a link, so it works without script. */
export function PostList(props: Props) {
  const { posts, next = null, more = shellWording.older, empty, level = 2, of, pages } = props
  return (
    <>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} level={level} of={of} />
      ))}
      {posts.length === 0 && <p className="py-12 text-16 text-ink-soft">{empty}</p>}
      <NextPage next={next} text={more} pages={pages} />
    </>
  )
}
