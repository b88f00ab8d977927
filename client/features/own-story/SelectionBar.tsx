import type { StoryAction } from '../../../schema/graphql/types.generated'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import { Button } from '../../ui/Button'
import type { Filter } from './own-load'
import { ACTIONS, actionLabel, DANGERS } from './StoryMenu'

interface Props {
  count: number
  filter: Filter
  isPending: boolean
  /** Absent where stories have no topics. */
  onTopics: (() => void) | undefined
  onAction: (action: StoryAction) => void
  onClear: () => void
}

/** What can be done with all that are selected. It stays in view while the list scrolls. */
export function SelectionBar({ count, filter, isPending, onTopics, onAction, onClear }: Props) {
  return (
    <section
      aria-label={wording.bar}
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-input border border-line-strong bg-paper-raised px-4 py-3 max-sm:bottom-20"
    >
      <p className="me-auto text-14 tabular-nums">{wording.selected(count)}</p>
      {onTopics && (
        <Button size="small" onClick={onTopics}>
          {wording.topics.action}
        </Button>
      )}
      {ACTIONS[filter].map((action) => (
        <Button
          key={action}
          size="small"
          look={DANGERS.has(action) ? 'danger' : 'quiet'}
          isPending={isPending}
          onClick={() => onAction(action)}
        >
          {actionLabel(action, filter)}
        </Button>
      ))}
      <Button look="plain" size="small" onClick={onClear}>
        {wording.unselect}
      </Button>
    </section>
  )
}
