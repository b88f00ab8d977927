import type { ReactNode } from 'react'
import { submissionsWording as wording } from '../../../schema/wording/submissions'
import { formatDate, isoDate } from '../../lib/format'
import { AppLink } from '../../ui/AppLink'
import { StateBadge } from './StateBadge'
import type { SubmissionLineFragment } from './submission-line.generated'

interface Props {
  submission: SubmissionLineFragment
  /** The page with all of it. */
  href: string
  /** Whose story it is, or where it was submitted. */
  by: string
  /** The level of its title's heading. */
  heading?: 'h2' | 'h3'
  tools?: ReactNode
}

/** A submission in a list. */
export function SubmissionRow({ submission, href, by, heading: Heading = 'h2', tools }: Props) {
  const { title, state, turnAt } = submission
  return (
    <article className="relative flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-5">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <Heading dir="auto" className="font-serif text-18 font-semibold text-pretty">
          <AppLink href={href} className="underline-offset-4 hover:underline">
            {title}
          </AppLink>
        </Heading>
        <p className="dotted mt-1 text-13 text-ink-soft">
          <span>{by}</span>
          <time dateTime={isoDate(turnAt)}>{wording.since(formatDate(turnAt))}</time>
        </p>
      </div>
      <StateBadge state={state} />
      {tools}
    </article>
  )
}
