import type { PointerEvent } from 'react'
import { listedTitle } from '../../../schema/story/listed-title'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { Grip } from '../../features/arrange/Grip'
import { MoveButtons } from '../../features/arrange/MoveButtons'
import { PostFacts } from '../../features/post/PostMeta'
import { Badge } from '../../ui/Badge'
import type { Part } from './use-parts'

const wording = yourSeriesWording.parts

/** What a part is called where it is moved and removed. */
export const nameOf = ({ story }: Part): string => (story ? listedTitle(story.title) : wording.gone)

interface Props {
  part: Part
  index: number
  total: number
  isDragged: boolean
  /** What its handle listens to. */
  grip: { onPointerDown: (event: PointerEvent) => void }
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A part of a series in its list: moved by its handle or by buttons, and removed. */
export function PartRow({ part, index, total, isDragged, grip, onMove, onRemove }: Props) {
  const { story } = part
  const name = nameOf(part)
  return (
    <li
      className={`flex items-center gap-2 border-b border-line py-3 max-sm:flex-wrap ${isDragged ? 'bg-accent-wash' : ''}`}
    >
      <Grip {...grip} title={wording.drag} />
      <span className="w-6 shrink-0 text-14 text-ink-soft tabular-nums">{index + 1}</span>
      <div className="min-w-0 flex-1 max-sm:min-w-[60%]">
        <p dir="auto" className={story ? 'font-serif text-16 font-semibold' : 'text-14 text-ink-soft'}>
          {name}
        </p>
        {story && (
          <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft">
            {story.isListed ? (
              <PostFacts post={{ ...story, isLocked: false }} author={story.by} />
            ) : (
              <Badge>{wording.draft}</Badge>
            )}
          </p>
        )}
      </div>
      <div className="flex shrink-0 max-sm:ms-auto">
        <MoveButtons
          name={name}
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
