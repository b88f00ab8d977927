import type { PostCardFragment } from '../../../schema/generated/operations'
import { shellWording } from '../../../schema/wording/shell'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import type { ListOwner } from './Byline'
import { PostCard } from './PostCard'

interface Props {
  posts: readonly PostCardFragment[]
  /** The cursor of the page after this one. */
  next?: { to: string } | null
  /** What stands there when the list is empty. */
  empty: string
  level?: 2 | 3
  /** Whose page the list stands on. */
  of?: ListOwner
}

/** A list of stories. The way to the next page is a link, so it works without script. */
export function PostList({ posts, next, empty, level = 2, of }: Props) {
  const { pathname, search } = usePage()
  if (posts.length === 0) return <p className="py-12 text-16 text-ink-soft">{empty}</p>
  const query = new URLSearchParams({ ...search, ...(next ? { after: next.to } : {}) })
  return (
    <>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} level={level} of={of} />
      ))}
      {next && (
        <p className="py-8 text-center">
          <AppLink
            href={`${pathname}?${query}`}
            rel="next"
            className="inline-block rounded-full border border-line-strong px-5 py-2 text-14 hover:border-ink"
          >
            {shellWording.older}
          </AppLink>
        </p>
      )}
    </>
  )
}
