import { shellWording } from '../../../schema/wording/shell'
import { NextPage } from '../../features/post/NextPage'
import { PostCard } from '../../features/post/PostCard'
import type { PostCardFragment } from '../../features/post/post-card.generated'

interface Props {
  posts: readonly PostCardFragment[]
  next: { to: string } | null
  /**
   * Only the first page knows its numbers, because a cursor doesn't say at which one a further page begins.
   */
  isFirst: boolean
}

/** Stories in the order of their rank. */
export function Ranked({ posts, next, isFirst }: Props) {
  return (
    <>
      <ol>
        {posts.map((post, index) => (
          <li key={post.id} className="flex">
            {isFirst && (
              <span
                aria-hidden="true"
                className="w-10 shrink-0 border-b border-line pt-6 font-serif text-32 leading-none font-light text-ink-faint lining-nums sm:w-16 sm:text-42"
              >
                {index + 1}
              </span>
            )}
            <div className="min-w-0 flex-1">
              <PostCard post={post} source={{ index }} />
            </div>
          </li>
        ))}
      </ol>
      <NextPage next={next} text={shellWording.more} />
    </>
  )
}
