import type { ReactNode } from 'react'
import { tagWording } from '../../../schema/wording/tag'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import type { TopicItemFragment } from './topic-item.generated'

interface Props {
  tag: TopicItemFragment
  /** The heading's level. */
  level?: 2 | 3
  /** A control at its end, such as the button that follows. */
  action?: ReactNode
}

/** A topic in a separate list. */
export function TopicRow({ tag, level = 2, action }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className="flex items-center gap-5 border-b border-line py-5">
      <div className="min-w-0 flex-1">
        <Heading className="font-serif text-20 font-semibold">
          <AppLink
            href={useLink()('ShowTag', { tagSlug: tag.slug })}
            className="underline-offset-4 hover:underline"
          >
            {tag.displayTitle}
          </AppLink>
        </Heading>
        <p className="text-13 text-ink-soft tabular-nums">{tagWording.stories(tag.postCount)}</p>
      </div>
      {action}
    </article>
  )
}
