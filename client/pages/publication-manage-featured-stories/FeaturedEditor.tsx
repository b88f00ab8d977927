import { listedTitle } from '../../../schema/story/listed-title'
import { storiesManagerWording } from '../../../schema/wording/stories-manager'
import { ArrangedRow } from '../../features/arrange/ArrangedRow'
import { useArranged } from '../../features/arrange/use-arranged'
import type { ManagedStoryFragment } from '../../features/collection/managed-story.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { moved } from '../../lib/moved'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { useFeatured } from './use-featured'

const wording = storiesManagerWording.feature

const nameOf = ({ title }: ManagedStoryFragment): string => listedTitle(title)

interface Props {
  collectionId: string
  featured: readonly ManagedStoryFragment[]
  /** Published stories to choose from. */
  latest: readonly ManagedStoryFragment[]
}

/** The featured stories in their order, and published ones to add. */
export function FeaturedEditor({ collectionId, featured, latest }: Props) {
  const area = useKeptFocus<HTMLElement>()
  const { stories, change, refusal } = useFeatured(collectionId, featured)
  const { list, rows, said, say } = useArranged({
    items: stories,
    nameOf,
    movedText: wording.moved,
    onMove: (from, to) => change((before) => moved(before, from, to)),
  })
  const remove = (story: ManagedStoryFragment, index: number) => {
    change((before) => before.filter(({ id }) => id !== story.id))
    const undo = () =>
      change((before) =>
        before.some(({ id }) => id === story.id) ? before : before.toSpliced(index, 0, story),
      )
    showToast({
      message: wording.removed(nameOf(story)),
      action: { label: wording.undo, onAction: undo },
      about: `featured:${story.id}`,
      extraParams: { testId: 'story-unfeatured' },
    })
  }
  const add = (story: ManagedStoryFragment) => {
    change((before) => [story, ...before])
    say(wording.added(nameOf(story)))
  }
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
        <ol {...list}>
          {rows.map(({ item: story, arranged }) => (
            <ArrangedRow
              key={story.id}
              arranged={arranged}
              wording={wording}
              onRemove={() => remove(story, arranged.index)}
            >
              <p dir="auto" className="font-serif text-16 font-semibold">
                {arranged.name}
              </p>
              <p className="text-13 text-ink-soft">{storiesManagerWording.by(story.creator.name)}</p>
            </ArrangedRow>
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
                  {nameOf(story)}
                </p>
                <p className="text-13 text-ink-soft">{storiesManagerWording.by(story.creator.name)}</p>
              </div>
              <Button size="small" onClick={() => add(story)} aria-label={wording.addLabel(nameOf(story))}>
                {wording.add}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
