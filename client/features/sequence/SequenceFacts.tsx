import { postWording } from '../../../schema/wording/post'
import { seriesWording } from '../../../schema/wording/series'
import { CreatorFacts } from '../user/CreatorFacts'
import type { SequenceHeadFragment } from './sequence-head.generated'

/** In seconds; a series has its reading time in minutes. */
const MINUTE = 60

interface Props {
  series: SequenceHeadFragment
  /** The page is about the writer, so it doesn’t name them again. */
  isOwners?: boolean
}

/** The writer of a series, its length, and whether others can see it. */
export const SequenceFacts = ({
  series: { creator, partCount, readingTime, isPublished },
  isOwners = false,
}: Props) => (
  <CreatorFacts
    creator={creator}
    by={isOwners ? undefined : seriesWording.by(creator.name)}
    mark={isPublished ? undefined : seriesWording.draftMark}
  >
    <span>{seriesWording.parts(partCount)}</span>
    {partCount > 0 && <span>{postWording.readTime(readingTime * MINUTE)}</span>}
  </CreatorFacts>
)
