import { postWording } from '../../../schema/wording/post'
import { seriesWording } from '../../../schema/wording/series'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'
import type { SequenceHeadFragment } from './sequence-head.generated'

/** In seconds; a series has its reading time in minutes. */
const MINUTE = 60

interface Props {
  series: SequenceHeadFragment
  /** The page is about the writer, so it doesn’t name them again. */
  isOwners?: boolean
}

/** The writer of a series, its length, and whether others can see it. */
export function SequenceFacts({ series, isOwners = false }: Props) {
  const link = useLink()
  const { creator, partCount, readingTime, isPublished } = series
  return (
    <p className="dotted items-center text-14 text-ink-soft">
      {!isOwners && (
        <span className="flex min-w-0 items-center gap-2 whitespace-normal">
          <Avatar imageId={creator.imageId} size="XXS" />
          <AppLink
            href={link('ShowUser', { username: creator.username })}
            className="py-2 text-ink hover:underline"
          >
            {seriesWording.by(creator.name)}
          </AppLink>
        </span>
      )}
      <span>{seriesWording.parts(partCount)}</span>
      {partCount > 0 && <span>{postWording.readTime(readingTime * MINUTE)}</span>}
      {!isPublished && (
        <span>
          <Badge>{seriesWording.draftMark}</Badge>
        </span>
      )}
    </p>
  )
}
