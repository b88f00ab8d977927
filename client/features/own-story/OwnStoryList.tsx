import { useState } from 'react'
import type { StoryAction } from '../../../schema/graphql/types.generated'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import { lazily } from '../../lib/lazily'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/form/Checkbox'
import { useLazy } from '../../ui/lazy'
import { takeOutDialog } from '../collection/take-out'
import { linksDialog } from '../post-link/lazy'
import type { Filter } from './own-load'
import type { OwnStory } from './own-story'
import { SelectionBar } from './SelectionBar'
import { ACTIONS } from './StoryMenu'
import { StoryRow } from './StoryRow'
import type { NamedStory } from './story-changes'
import { useSelection } from './use-selection'
import { useStoryActions } from './use-story-actions'

const coAuthors = lazily(() =>
  import('../co-author/CoAuthorsDialog').then(({ CoAuthorsDialog }) => CoAuthorsDialog),
)
const topicsDialog = lazily(() => import('./TopicsDialog').then(({ TopicsDialog }) => TopicsDialog))
const dialog = lazily(() => import('./Ask').then(({ Ask }) => Ask))

/** The action that is confirmed first: on the trash as a whole, or on some stories. */
type Asked = { empties: number } | { action: 'UNPUBLISH' | 'DELETE_FOREVER'; stories: readonly NamedStory[] }

interface Props {
  stories: readonly OwnStory[]
  filter: Filter
  /** How many stories are in the trash. */
  deleted: number
}

const textsOf = (asked: Asked) => {
  if ('empties' in asked) return { title: wording.ask.EMPTY(asked.empties), confirm: wording.emptyTrash }
  const { action, stories } = asked
  const title = wording.named(stories[0]?.title ?? '')
  return { title: wording.ask[action](stories.length, title), confirm: wording.actions[action] }
}

/** The viewer's stories under one filter, to be dealt with one by one or many at once. */
export function OwnStoryList({ stories, filter, deleted }: Props) {
  const area = useKeptFocus<HTMLElement>()
  const { act, pin, empty, renew, isPending } = useStoryActions()
  const [asked, setAsked] = useState<Asked>()
  const Ask = useLazy(dialog, asked !== undefined)
  const [linked, setLinked] = useState<string>()
  const LinksDialog = useLazy(linksDialog, linked !== undefined)
  const [shared, setShared] = useState<string>()
  const CoAuthorsDialog = useLazy(coAuthors, shared !== undefined)
  const [tagged, setTagged] = useState<readonly NamedStory[]>()
  const TopicsDialog = useLazy(topicsDialog, tagged !== undefined)
  const [leaving, setLeaving] = useState<OwnStory>()
  const TakeOut = useLazy(takeOutDialog, leaving !== undefined)
  const own = stories.filter(({ isOwn }) => isOwn)
  const selection = useSelection(own.map(({ id }) => id))
  const run = async (action: StoryAction, some: readonly NamedStory[]) => {
    const isDone = await act(action, some)
    if (isDone) selection.clear()
    return isDone
  }
  const named = (ids: readonly string[]): readonly NamedStory[] =>
    stories.filter(({ id }) => ids.includes(id)).map(({ id, post }) => ({ id, title: post.title }))
  const want = (action: StoryAction, ids: readonly string[]) => {
    const some = named(ids)
    const isAsked = action === 'DELETE_FOREVER' || (action === 'UNPUBLISH' && filter !== 'scheduled')
    if (isAsked) setAsked({ action, stories: some })
    else void run(action, some)
  }
  const { selected } = selection
  const isWhole = selected.length === own.length
  const canSelect = ACTIONS[filter].length > 0 && own.length > 1
  return (
    <section ref={area} aria-label={wording.filters[filter]}>
      <h2 tabIndex={-1} className="sr-only">
        {wording.filters[filter]}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
        {canSelect && (
          <Checkbox
            label={<span className="text-14">{wording.selectAll}</span>}
            checked={isWhole && selected.length > 0}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && !isWhole
            }}
            onChange={({ currentTarget }) => selection.all(currentTarget.checked)}
          />
        )}
        {filter === 'deleted' && deleted > 0 && (
          <Button size="small" look="danger" className="my-2" onClick={() => setAsked({ empties: deleted })}>
            {wording.emptyTrash}
          </Button>
        )}
      </div>
      <ul
        onKeyDown={({ key }) => {
          if (key === 'Escape') selection.clear()
        }}
      >
        {stories.map((story) => (
          <StoryRow
            key={story.id}
            story={story}
            filter={filter}
            isSelected={selection.has(story.id)}
            onSelect={(isSelected, isRange) => selection.toggle(story.id, isSelected, isRange)}
            onAction={(action) => want(action, [story.id])}
            onLinks={() => setLinked(story.id)}
            onCoAuthors={() => setShared(story.id)}
            onTakeOut={() => setLeaving(story)}
            onPin={() => void pin(story)}
          />
        ))}
      </ul>
      <div role="status" className="sr-only">
        {selected.length > 0 && wording.selected(selected.length)}
      </div>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          filter={filter}
          isPending={isPending}
          onTopics={filter === 'deleted' ? undefined : () => setTagged(named(selected))}
          onAction={(action) => want(action, selected)}
          onClear={selection.clear}
        />
      )}
      {tagged && TopicsDialog && <TopicsDialog stories={tagged} onClosed={() => setTagged(undefined)} />}
      {linked && LinksDialog && <LinksDialog postId={linked} onClosed={() => setLinked(undefined)} />}
      {shared && CoAuthorsDialog && (
        <CoAuthorsDialog
          postId={shared}
          title={stories.find(({ id }) => id === shared)?.post.title ?? ''}
          onLeft={() => void renew()}
          onClosed={() => setShared(undefined)}
        />
      )}
      {leaving?.post.collection && TakeOut && (
        <TakeOut
          postId={leaving.id}
          title={leaving.post.title}
          publication={leaving.post.collection.name}
          onTaken={renew}
          onClosed={() => setLeaving(undefined)}
        />
      )}
      {asked && Ask && (
        <Ask
          {...textsOf(asked)}
          text={
            'action' in asked && asked.action === 'UNPUBLISH'
              ? wording.ask.unpublishText
              : wording.ask.deleteText
          }
          onConfirm={() => ('empties' in asked ? empty() : run(asked.action, asked.stories))}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
