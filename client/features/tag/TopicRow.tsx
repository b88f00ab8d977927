import type { ReactNode } from 'react'
import { tagWording } from '../../../schema/wording/tag'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import type { TopicItemFragment } from './topic-item.generated'

/** A topic in a list of its own, with a control at its end. */
export function TopicRow({ tag, action }: { tag: TopicItemFragment; action?: ReactNode }) {
  return (
    <article className="flex items-center gap-5 border-b border-line py-5">
      <div className="min-w-0 flex-1">
        <h2 className="font-serif text-20 font-semibold">
          <AppLink
            href={useLink()('ShowTag', { tagSlug: tag.slug })}
            className="underline-offset-4 hover:underline"
          >
            {tag.displayTitle}
          </AppLink>
        </h2>
        <p className="text-13 text-ink-soft tabular-nums">{tagWording.stories(tag.postCount)}</p>
      </div>
      {action}
    </article>
  )
}
