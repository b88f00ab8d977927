import { SOURCE_NAMES, type Source } from '../../../schema/rules/source-tracking'
import { SaveOnCard } from '../../features/catalog/SaveOnCard'
import { PostCard } from '../../features/post/PostCard'
import { usePage } from '../../lib/use-page'
import { CardMenu } from './CardMenu'
import { HiddenNotice } from './HiddenNotice'
import { ReasonLine } from './ReasonLine'
import type { Choices } from './use-choices'
import type { FeedItem } from './use-feed-items'

interface Props {
  items: readonly FeedItem[]
  choices: Choices
}

/** What a story's link says about its place in the feed. */
const sourceOf = (index: number, reason: FeedItem['reason'], tagSlug: string | undefined): Source => ({
  index,
  ...(tagSlug ? { tagSlug, sectionType: SOURCE_NAMES.HOMEPAGE_FILTERED_TAG } : {}),
  ...(reason ? { postFeedReason: reason.kind } : {}),
  ...(reason?.tag ? { topicId: reason.tag.id } : {}),
})

/** The stories of one page of a feed. */
export function FeedPage({ items, choices }: Props) {
  const { tag } = usePage().search
  return items.map(({ post, reason }, index) => {
    const state = choices.of(post)
    if (state === 'gone') return null
    if (state) return <HiddenNotice key={post.id} choice={state} undo={() => choices.undo(post.id)} />
    return (
      <PostCard
        key={post.id}
        post={post}
        source={sourceOf(index, reason, tag)}
        note={reason && <ReasonLine reason={reason} />}
        menu={
          <span className="flex items-center">
            <SaveOnCard post={post} />
            <CardMenu post={post} choices={choices} />
          </span>
        }
      />
    )
  })
}
