import { reportQueueWording as wording } from '../../../../schema/wording/report-queue'
import { reportWording } from '../../../../schema/wording/reports'
import { formatDate, isoDate } from '../../../lib/format'
import { AppLink } from '../../../ui/AppLink'
import { Badge } from '../../../ui/Badge'
import type { CaseLineFragment } from './case-line.generated'

interface Props {
  cases: readonly CaseLineFragment[]
  hrefOf: (id: string) => string
  /** The level of their titles. */
  level?: 'h2' | 'h3'
  /** Whether each says how far it has got. */
  withState?: boolean
}

/** Cases, each with what it is about; all of a line leads to the case. */
export function CaseLines({ cases, hrefOf, level: Title = 'h3', withState = false }: Props) {
  return (
    <ul className="border-t border-line empty:hidden">
      {cases.map(({ id, entityType, title, state, reason, reportCount, networkCount, openedAt }) => (
        <li key={id} className="relative border-b border-line py-4">
          <Title className="font-serif text-18 font-semibold text-pretty break-words">
            <AppLink
              href={hrefOf(id)}
              data-written
              className="after:absolute after:inset-0 underline-offset-4 hover:underline"
            >
              {title || wording.untitled}
            </AppLink>
          </Title>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
            {withState && <Badge>{wording.states[state]}</Badge>}
            <span className="font-medium text-ink">{reportWording.reasons[reason].name}</span>
            <span>{reportWording.kinds[entityType]}</span>
            <span>{wording.counts(reportCount, networkCount)}</span>
            <time dateTime={isoDate(openedAt)}>{wording.openedOn(formatDate(openedAt))}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
