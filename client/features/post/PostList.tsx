import type { ReactNode } from 'react'
import { shellWording } from '../../../schema/wording/shell'
import type { ListOwner } from './Byline'
import { NextPage, type PagesBeside } from './NextPage'
import { PostCard } from './PostCard'
import type { PostCardFragment } from './post-card.generated'

interface Props {
  posts: readonly PostCardFragment[]
  /** The cursor of the next page. */
  next?: { to: string } | null
  /** The text of the link to it: older stories, unless the list is in another order. */
  more?: string | undefined
  /** Shown when the list is empty. */
  empty: string
  level?: 2 | 3
  /** The subject of the page that shows the list. */
  of?: ListOwner
  pages?: PagesBeside | undefined
  /** A line above one of them. */
  note?: { id: string; text: ReactNode } | null
  /** Content at the end of each story's facts. */
  menuOf?: (post: PostCardFragment) => ReactNode
}

/** A list of stories. Its next page is a link, so it works without script. */
export function PostList(props: Props) {
  const { posts, next = null, more = shellWording.older, empty, level = 2, of, pages, note, menuOf } = props
  return (
    <>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          level={level}
          of={of}
          note={note?.id === post.id && note.text}
          menu={menuOf?.(post)}
          source={{ index }}
        />
      ))}
      {posts.length === 0 && <p className="py-12 text-16 text-ink-soft">{empty}</p>}
      <NextPage next={next} text={more} pages={pages} />
    </>
  )
}
