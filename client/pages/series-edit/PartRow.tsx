import { listedTitle } from '../../../schema/story/listed-title'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { ArrangedRow } from '../../features/arrange/ArrangedRow'
import type { Arranged } from '../../features/arrange/use-arranged'
import { PostFacts } from '../../features/post/PostMeta'
import { Badge } from '../../ui/Badge'
import type { Part } from './use-parts'

const wording = yourSeriesWording.parts

/** What a part is called where it is moved and removed. */
export const nameOf = ({ story }: Part): string => (story ? listedTitle(story.title) : wording.gone)

interface Props {
  part: Part
  arranged: Arranged
  onRemove: () => void
}

/** A part of a series in its list. */
export function PartRow({ part: { story }, arranged, onRemove }: Props) {
  return (
    <ArrangedRow arranged={arranged} wording={wording} onRemove={onRemove} isNumbered>
      <p dir="auto" className={story ? 'font-serif text-16 font-semibold' : 'text-14 text-ink-soft'}>
        {arranged.name}
      </p>
      {story && (
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft">
          {story.isListed ? (
            <PostFacts post={{ ...story, isLocked: false }} of={story.by} />
          ) : (
            <Badge>{wording.draft}</Badge>
          )}
        </p>
      )}
    </ArrangedRow>
  )
}
