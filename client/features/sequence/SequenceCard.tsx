import type { ReactNode } from 'react'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { SequenceFacts } from './SequenceFacts'
import { SequencePicture } from './SequencePicture'
import type { SequenceHeadFragment } from './sequence-head.generated'

interface Props {
  series: SequenceHeadFragment
  /** The page is about the writer. */
  isOwners?: boolean
  /** What its writer can do with it, below. */
  tools?: ReactNode
}

/** A series among others. One that is deleted has no page to lead to. */
export function SequenceCard({ series, isOwners = false, tools }: Props) {
  const { slugId, title, description, isDeleted } = series
  const href = useLink()('ShowSequence', { sequenceSlug: slugId })
  return (
    <article className="grid gap-x-6 gap-y-4 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h2 dir="auto" className="font-serif text-20 font-semibold tracking-tight sm:text-24">
          {isDeleted ? (
            title
          ) : (
            <AppLink href={href} className="underline-offset-4 hover:underline hover:decoration-1">
              {title}
            </AppLink>
          )}
        </h2>
        {description && (
          <p dir="auto" className="mt-1 line-clamp-2 text-16 text-ink-soft text-pretty">
            {description}
          </p>
        )}
        <div className="mt-2">
          <SequenceFacts series={series} isOwners={isOwners} />
        </div>
        {tools}
      </div>
      {!isDeleted && (
        <AppLink href={href} tabIndex={-1} aria-hidden="true" className="block sm:w-40">
          <SequencePicture series={series} sizes="(min-width: 552px) 160px, 100vw" />
        </AppLink>
      )}
    </article>
  )
}
