import { PostCard } from '../../features/post/PostCard'
import { CardMenu } from './CardMenu'
import { HiddenNotice } from './HiddenNotice'
import { ReasonLine } from './ReasonLine'
import type { Choices } from './use-choices'
import type { FeedItem } from './use-feed-items'

interface Props {
  items: readonly FeedItem[]
  choices: Choices
}

/** The stories of one page of a feed. */
export function FeedPage({ items, choices }: Props) {
  return items.map(({ post, reason }) => {
    const state = choices.of(post)
    if (state === 'gone') return null
    if (state) return <HiddenNotice key={post.id} choice={state} undo={() => choices.undo(post.id)} />
    return (
      <PostCard
        key={post.id}
        post={post}
        note={reason && <ReasonLine reason={reason} />}
        menu={<CardMenu post={post} choices={choices} />}
      />
    )
  })
}
