import { useId } from 'react'
import { linkTo } from '../../../schema/routes/links'
import type { OperatingPart } from '../../../schema/rules/operating'
import { moderationWording } from '../../../schema/wording/moderation'
import { Link } from '../../ui/Link'
import type { ActItemFragment } from './act-item.generated'
import { adminAddress } from './admin-address'
import { Moment } from './Facts'

const wording = moderationWording.log

/** The staff page, or the topic, that an act is about. */
function addressOf({ subjectKind, subjectId }: ActItemFragment): string {
  const listed = (operatingPart: OperatingPart) => linkTo('AdminOperating', { operatingPart })
  switch (subjectKind) {
    case 'DOMAIN':
      return listed('banned-links')
    case 'FLAG':
      return listed('flags')
    case 'COUPON':
      return listed('coupons')
    case 'APPLICATION':
      return linkTo('AdminApplication', { id: subjectId })
    case 'MONTH':
      return linkTo('AdminPartnerMonth', { yearMonth: subjectId })
    case 'TAG':
      return linkTo('ShowTag', { tagSlug: subjectId })
    default:
      return adminAddress(subjectKind, subjectId)
  }
}

interface Props {
  title: string
  acts: readonly ActItemFragment[]
  /** Whether each act says what it is about. */
  withSubject?: boolean
}

/** What staff has done, newest first. Rule: docs/rules/moderation.md, "The log". */
export function ActsLog({ title, acts, withSubject = false }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-20 font-semibold">
        {title}
      </h2>
      {acts.length === 0 && <p className="mt-3 text-14 text-ink-soft">{wording.none}</p>}
      <ol className="mt-3 border-t border-line empty:hidden">
        {acts.map((act) => (
          <li key={act.id} className="border-b border-line py-3">
            <p className="flex flex-wrap gap-x-3 text-13 text-ink-soft">
              <span className="font-semibold text-ink">{wording.actions[act.action]}</span>
              {withSubject && <Link href={addressOf(act)}>{act.subjectId}</Link>}
              <Link href={linkTo('AdminUser', { id: act.staff.id })}>{wording.by(act.staff.name)}</Link>
              <Moment at={act.at} />
            </p>
            <p className="mt-1 text-16 whitespace-pre-line text-pretty">{act.reason}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
