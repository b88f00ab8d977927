import { SOURCE_NAMES, type Source } from '../../../schema/rules/source-tracking'
import { SaveOnCard } from '../../features/catalog/SaveOnCard'
import { PostCards } from '../../features/post/PostList'
import { usePage } from '../../lib/use-page'
import { CardMenu } from './CardMenu'
import { HiddenNotice } from './HiddenNotice'
import { namedOwner } from './named-owner'
import { ReasonLine } from './ReasonLine'
import type { Choices } from './use-choices'
import type { FeedItem } from './use-feed-items'

interface Props {
  items: readonly FeedItem[]
  choices: Choices
  /** The stories that the rail shows; only a page that is added later can have one of them. */
  picks: readonly { id: string }[]
}

/** What a story's link says about its place in the feed. */
const sourceOf = (index: number, reason: FeedItem['reason'], tagSlug: string | undefined): Source => ({
  index,
  ...(tagSlug ? { tagSlug, sectionType: SOURCE_NAMES.HOMEPAGE_FILTERED_TAG } : {}),
  ...(reason ? { postFeedReason: reason.kind } : {}),
  ...(reason?.tag ? { topicId: reason.tag.id } : {}),
})

/** The stories of one page of a feed. */
export function FeedPage({ items, choices, picks }: Props) {
  const { tag } = usePage().search
  return (
    <PostCards
      items={items}
      cardOf={({ post, reason }, index) => {
        const state = choices.of(post)
        if (state === 'gone') return { instead: null }
        if (state) return { instead: <HiddenNotice choice={state} undo={() => choices.undo(post.id)} /> }
        return {
          of: namedOwner({ post, reason }),
          source: sourceOf(index, reason, tag),
          isBeside: picks.some(({ id }) => id === post.id),
          note: reason && <ReasonLine reason={reason} />,
          menu: (
            <span className="flex items-center">
              <SaveOnCard post={post} />
              <CardMenu post={post} choices={choices} />
            </span>
          ),
        }
      }}
    />
  )
}
