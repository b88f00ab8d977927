import type { SourceName } from '../../../schema/rules/source-tracking'
import { compactCount, countWording } from '../../../schema/wording/counts'
import { useLink } from '../../lib/use-link'
import { placeIn, useSourceLink } from '../../lib/use-source-link'
import { AppLink } from '../../ui/AppLink'
import type { TopicItemFragment } from './topic-item.generated'

interface Props {
  tags: readonly TopicItemFragment[]
  /** The module that they are, for the source of their links. */
  section?: SourceName
}

/** Topics with their number of stories after a row of dots, as in the index of a book. */
export function TopicIndex({ tags, section }: Props) {
  const link = useLink()
  const sourced = useSourceLink()
  return (
    <ul>
      {tags.map((tag, i) => (
        <li key={tag.id} className="break-inside-avoid">
          <AppLink
            href={sourced(link('ShowTag', { tagSlug: tag.slug }), section && placeIn(section, i))}
            className="group flex min-h-10 items-baseline gap-2 pt-2 text-16 hover:text-accent"
          >
            <span className="min-w-0 font-serif">{tag.displayTitle}</span>
            <span
              aria-hidden="true"
              className="min-w-4 flex-1 border-b border-dotted border-line-strong group-hover:border-accent"
            />
            <span aria-hidden="true" className="text-14 text-ink-soft tabular-nums">
              {compactCount(tag.postCount)}
            </span>
            <span className="sr-only">, {countWording.stories(tag.postCount)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
