import { useRef, useState } from 'react'
import { listedTitle } from '../../../schema/story/listed-title'
import { storiesManagerWording } from '../../../schema/wording/stories-manager'
import { Grip } from '../../features/arrange/Grip'
import { MoveButtons } from '../../features/arrange/MoveButtons'
import type { ManagedStoryFragment } from '../../features/collection/managed-story.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { moved } from '../../lib/moved'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { useRowDrag } from '../../ui/use-row-drag'
import { useFeatured } from './use-featured'

const wording = storiesManagerWording.feature

interface RowProps {
  story: ManagedStoryFragment
  index: number
  total: number
  isDragged: boolean
  grip: Parameters<typeof Grip>[0]['onPointerDown']
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A featured story in its list: moved by its handle or by buttons, and taken out. */
function Row({ story, index, total, isDragged, grip, onMove, onRemove }: RowProps) {
  const title = listedTitle(story.title)
  return (
    <li
      className={`flex items-center gap-2 border-b border-line py-3 max-sm:flex-wrap ${isDragged ? 'bg-accent-wash' : ''}`}
    >
      <Grip title={wording.drag} onPointerDown={grip} />
      <div className="min-w-0 flex-1 max-sm:min-w-[60%]">
        <p dir="auto" className="font-serif text-16 font-semibold">
          {title}
        </p>
        <p className="text-13 text-ink-soft">{storiesManagerWording.by(story.creator.name)}</p>
      </div>
      <div className="flex shrink-0 max-sm:ms-auto">
        <MoveButtons
          name={title}
          index={index}
          total={total}
          wording={wording}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}

interface Props {
  collectionId: string
  featured: readonly ManagedStoryFragment[]
  /** Published stories to choose from. */
  latest: readonly ManagedStoryFragment[]
}

/** The featured stories in their order, and published ones to add. */
export function FeaturedEditor({ collectionId, featured, latest }: Props) {
  const area = useKeptFocus<HTMLElement>()
  const list = useRef<HTMLOListElement>(null)
  /** What a screen reader is told of a move. */
  const [said, setSaid] = useState('')
  const { stories, change, refusal } = useFeatured(collectionId, featured)
  const move = (from: number, to: number) => {
    const story = stories[from]
    if (!story || from === to) return
    change((before) => moved(before, from, to))
    setSaid(wording.moved(listedTitle(story.title), to + 1, stories.length))
  }
  const remove = (story: ManagedStoryFragment, index: number) => {
    change((before) => before.filter(({ id }) => id !== story.id))
    const undo = () =>
      change((before) =>
        before.some(({ id }) => id === story.id) ? before : before.toSpliced(index, 0, story),
      )
    showToast({
      message: wording.removed(listedTitle(story.title)),
      action: { label: wording.undo, onAction: undo },
      extraParams: { testId: 'story-unfeatured' },
    })
  }
  const add = (story: ManagedStoryFragment) => {
    change((before) => [story, ...before])
    setSaid(wording.added(listedTitle(story.title)))
  }
  const { shown, dragged, handle, listeners } = useRowDrag(list, stories, move)
  const others = latest.filter(({ id }) => !stories.some((story) => story.id === id))
  return (
    <>
      <section ref={area} aria-labelledby="featured" className="mt-10">
        <h2
          id="featured"
          tabIndex={-1}
          className="border-b border-ink pb-3 font-serif text-20 font-semibold outline-none"
        >
          {wording.chosen}
        </h2>
        <RefusalText id="featured-refusal" refusal={refusal} />
        {stories.length === 0 && <p className="py-6 text-16 text-ink-soft">{wording.none}</p>}
        <ol ref={list} {...listeners}>
          {shown.map((story, index) => (
            <Row
              key={story.id}
              story={story}
              index={index}
              total={shown.length}
              isDragged={index === dragged}
              grip={handle(index).onPointerDown}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(story, index)}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
      </section>
      <section aria-labelledby="choose" className="mt-12">
        <h2 id="choose" className="border-b border-ink pb-3 font-serif text-20 font-semibold">
          {wording.choose}
        </h2>
        {others.length === 0 && <p className="py-6 text-16 text-ink-soft">{wording.chooseNone}</p>}
        <ul>
          {others.map((story) => (
            <li key={story.id} className="flex items-center gap-4 border-b border-line py-3">
              <div className="min-w-0 flex-1">
                <p dir="auto" className="font-serif text-16 font-semibold">
                  {listedTitle(story.title)}
                </p>
                <p className="text-13 text-ink-soft">{storiesManagerWording.by(story.creator.name)}</p>
              </div>
              <Button
                size="small"
                onClick={() => add(story)}
                aria-label={wording.addLabel(listedTitle(story.title))}
              >
                {wording.add}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
