import { compactCount, countWording } from '../../../schema/wording/counts'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import type { TopicItemFragment } from './topic-item.generated'

/** Topics with their number of stories after a row of dots, as in the index of a book. */
export function TopicIndex({ tags }: { tags: readonly TopicItemFragment[] }) {
  const link = useLink()
  return (
    <ul>
      {tags.map((tag) => (
        <li key={tag.id} className="break-inside-avoid">
          <AppLink
            href={link('ShowTag', { tagSlug: tag.slug })}
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
