import { isUndecided } from '../../../schema/rules/reports'
import { reportWording as wording } from '../../../schema/wording/reports'
import { formatDate, isoDate } from '../../lib/format'
import { Badge } from '../../ui/Badge'
import type { YourReportsQuery } from './your-reports.generated'

type OwnReport = NonNullable<YourReportsQuery['viewer']>['reports']['reports'][number]

/** Something that the viewer has reported, and what came of it. */
export function OwnReportItem({ report }: { report: OwnReport }) {
  const { entityType, title, reason, words, createdAt, state, decidedAt } = report
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
        <Badge tone={isUndecided(state) ? 'accent' : 'plain'}>{wording.states[state]}</Badge>
        <span>{wording.kinds[entityType]}</span>
        <time dateTime={isoDate(createdAt)}>{wording.yours.on(formatDate(createdAt))}</time>
        {decidedAt !== null && (
          <time dateTime={isoDate(decidedAt)}>{wording.yours.decidedOn(formatDate(decidedAt))}</time>
        )}
      </p>
      <h2 dir="auto" data-written className="mt-2 font-serif text-18 font-semibold text-pretty break-words">
        {title || wording.yours.unnamed}
      </h2>
      <p className="mt-1 text-14 text-ink-soft">{wording.reasons[reason].name}</p>
      {words && (
        <p
          dir="auto"
          data-written
          className="mt-2 border-s-2 border-line ps-4 text-14 whitespace-pre-line text-pretty break-words"
        >
          {words}
        </p>
      )}
      <p className="mt-2 text-14 text-pretty">{wording.stateTexts[state]}</p>
    </li>
  )
}
