import { isInProgramme } from '../../../../schema/rules/partner/months'
import { publishWording } from '../../../../schema/wording/publish'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { Checkbox } from '../../../ui/form/Checkbox'

const wording = publishWording.fields

/** Makes a story one for members, which earns if its writer is in the programme. Rule: docs/rules/paywall.md, "Earnings". */
export function LockedField({ isLocked }: { isLocked: boolean }) {
  const { enable_partner_program: isOn } = usePage().state.flags
  const isPaid = isOn && isInProgramme(useViewer()?.partnerProgramEnrollment?.status)
  return (
    <Checkbox
      label={wording.isLocked}
      hint={isPaid ? wording.isLockedHintWithEarnings : wording.isLockedHint}
      name="isLocked"
      defaultChecked={isLocked}
    />
  )
}
