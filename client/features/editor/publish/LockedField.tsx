import { linkTo } from '../../../../schema/routes/links'
import { isInProgramme } from '../../../../schema/rules/partner/months'
import { publishWording } from '../../../../schema/wording/publish'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Link } from '../../../ui/Link'
import { Obstacles } from '../../partner/Obstacles'
import { OwnIneligibility } from '../../partner/own-ineligibility.generated'

const wording = publishWording.fields

/**
 * Makes a story one for members, which earns if its writer is in the programme, and says what keeps them from it.
 * Rule: docs/rules/paywall.md, "Earnings".
 */
export function LockedField({ isLocked }: { isLocked: boolean }) {
  const { enable_partner_program: isOn } = usePage().state.flags
  const enrollment = useViewer()?.partnerProgramEnrollment
  const reasons = useOperation(OwnIneligibility, {}).viewer?.partnerIneligibility ?? []
  const isPaid = isOn && isInProgramme(enrollment?.status)
  return (
    <div>
      <Checkbox
        label={wording.isLocked}
        hint={isPaid ? wording.isLockedHintWithEarnings : wording.isLockedHint}
        name="isLocked"
        defaultChecked={isLocked}
      />
      {isOn && <Obstacles reasons={reasons} className="mt-2" />}
      {isOn && !enrollment && reasons.length === 0 && (
        <p className="mt-2 text-14 text-ink-soft text-pretty">
          {wording.isLockedJoin}{' '}
          <Link look="underlined" href={linkTo('PartnerEnroll')}>
            {wording.join}
          </Link>
        </p>
      )}
    </div>
  )
}
