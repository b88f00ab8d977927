import { Fragment, type ReactNode } from 'react'
import { shellWording } from '../../../schema/wording/shell'
import type { ListOwner } from './Byline'
import { NextPage, type PagesBeside } from './NextPage'
import { type CardProps, isLargeAt, PostCard } from './PostCard'
import type { PostCardFragment } from './post-card.generated'

interface CardsProps<Item extends { post: PostCardFragment }> {
  items: readonly Item[]
  level?: 2 | 3
  /** What a card has besides its story, or what takes its place. */
  cardOf?:
    | ((item: Item, index: number) => Omit<CardProps, 'post' | 'level'> | { instead: ReactNode })
    | undefined
}

/**
 * Stories one below the other, each fifth one large. A card keeps its size whatever becomes of the others. Rule:
 * docs/rules/reading.md, "Lists of stories".
 */
export function PostCards<Item extends { post: PostCardFragment }>(props: CardsProps<Item>) {
  const { items, level = 2, cardOf } = props
  return items.map((item, index) => {
    const { id } = item.post
    const card = cardOf?.(item, index) ?? {}
    if ('instead' in card) return <Fragment key={id}>{card.instead}</Fragment>
    return (
      <PostCard
        key={id}
        post={item.post}
        level={level}
        source={{ index }}
        isLarge={isLargeAt(index)}
        {...card}
      />
    )
  })
}

interface Props {
  posts: readonly PostCardFragment[]
  /** The cursor of the next page. */
  next?: { to: string } | null
  /** The text of the link to it: older stories, unless the list is in another order. */
  more?: string | undefined
  /** Shown when the list is empty: a sentence, or what has more to say. */
  empty: ReactNode
  level?: 2 | 3
  /** The subject of the page that shows the list. */
  of?: ListOwner | undefined
  pages?: PagesBeside | undefined
  /** Content at the end of each story's facts. */
  menuOf?: (post: PostCardFragment) => ReactNode
}

/** A list of stories. Its next page is a link, so it works without script. */
export function PostList(props: Props) {
  const { posts, next = null, more = shellWording.older, empty, level = 2, of, pages, menuOf } = props
  return (
    <>
      <PostCards
        items={posts.map((post) => ({ post }))}
        level={level}
        cardOf={({ post }) => ({ of, menu: menuOf?.(post) })}
      />
      {posts.length === 0 &&
        (typeof empty === 'string' ? <p className="py-12 text-16 text-ink-soft">{empty}</p> : empty)}
      <NextPage next={next} text={more} pages={pages} />
    </>
  )
}
