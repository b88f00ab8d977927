import { MAX_SERIES_PARTS } from '../../../schema/rules/limits'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { useArranged } from '../../features/arrange/use-arranged'
import type { EditedSequenceFragment } from '../../features/sequence/edited-sequence.generated'
import type { SequenceStoryFragment } from '../../features/sequence/sequence-story.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { moved } from '../../lib/moved'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { showToast } from '../../shell/toast'
import { AddStory } from './AddStory'
import { nameOf, PartRow } from './PartRow'
import { type Part, useParts } from './use-parts'

const wording = yourSeriesWording.parts

interface Props {
  series: EditedSequenceFragment
  /** Stories to add, before anything is searched. */
  candidates: readonly SequenceStoryFragment[]
}

/** The stories of a series: their order, and which they are. */
export function PartsEditor({ series, candidates }: Props) {
  const area = useKeptFocus<HTMLElement>()
  const { parts, change, refusal } = useParts(series)
  const { list, rows, said, say } = useArranged({
    items: parts,
    nameOf,
    movedText: wording.moved,
    onMove: (from, to) => change((before) => moved(before, from, to)),
  })
  const remove = (part: Part, index: number) => {
    change((before) => before.filter(({ postId }) => postId !== part.postId))
    const undo = () =>
      change((before) =>
        before.some(({ postId }) => postId === part.postId) ? before : before.toSpliced(index, 0, part),
      )
    showToast({
      message: wording.removed(nameOf(part)),
      action: { label: wording.undo, onAction: undo },
      about: `part:${part.postId}`,
      extraParams: { testId: 'part-removed' },
    })
  }
  const add = (part: Part) => {
    change((before) => [...before, part])
    say(wording.added(nameOf(part)))
  }
  const isFull = parts.length >= MAX_SERIES_PARTS
  return (
    <section ref={area} className="mt-12" aria-labelledby="parts">
      <h2
        id="parts"
        tabIndex={-1}
        className="border-b border-ink pb-3 font-serif text-20 font-semibold outline-none"
      >
        {wording.title}
      </h2>
      <RefusalText id="parts-refusal" refusal={refusal} />
      {parts.length === 0 && <p className="py-6 text-16 text-ink-soft text-pretty">{wording.none}</p>}
      <ol {...list}>
        {rows.map(({ item: part, arranged }) => (
          <PartRow
            key={part.postId}
            part={part}
            arranged={arranged}
            onRemove={() => remove(part, arranged.index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isFull ? (
        <p className="mt-6 text-14 text-ink-soft">{wording.full}</p>
      ) : (
        <AddStory slugId={series.slugId} parts={parts} candidates={candidates} onAdd={add} />
      )}
    </section>
  )
}
