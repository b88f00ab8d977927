import { REPORT_REASONS } from '../../../../schema/rules/reports'
import { reportWording as wording } from '../../../../schema/wording/reports'
import { RadioChoice } from '../../../ui/form/RadioChoice'

/** The reasons, each with what it means. */
export function ReasonChoice() {
  return (
    <RadioChoice
      name="reason"
      label={wording.choose}
      options={REPORT_REASONS.map((value) => ({ value, ...wording.reasons[value] }))}
    />
  )
}
