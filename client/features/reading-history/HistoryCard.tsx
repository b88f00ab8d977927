import { historyWording as wording } from '../../../schema/wording/reading-history'
import { IconButton } from '../../ui/IconButton'
import { PostCard } from '../post/PostCard'
import type { ReadingHistoryQuery } from './reading-history.generated'

/** A story in the viewer's history. */
export type HistoryItem = NonNullable<ReadingHistoryQuery['viewer']>['readingHistory']['items'][number]

/** A story that the viewer has read, or how much of it is left. */
export function HistoryCard({ item, onRemove }: { item: HistoryItem; onRemove: () => void }) {
  const { post, isFinished, minutesLeft, progress } = item
  return (
    <PostCard
      post={post}
      level={3}
      note={
        <div className="mb-3 flex items-center gap-3 text-13 text-ink-soft">
          {!isFinished && (
            <span
              aria-hidden="true"
              className="h-1 w-24 overflow-hidden rounded-full bg-line forced-colors:border"
            >
              <span
                className="block h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
                style={{ width: `${Math.round(progress * 100)}%` }}
              />
            </span>
          )}
          {isFinished ? wording.finished : wording.left(minutesLeft)}
        </div>
      }
      menu={
        <IconButton
          icon="close"
          label={wording.remove(post.listTitle)}
          onClick={onRemove}
          className="-my-3 [@media(scripting:none)]:hidden"
        />
      }
    />
  )
}
