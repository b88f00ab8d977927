import { MAX_REASON } from '../../../schema/rules/moderation'
import { moderationWording } from '../../../schema/wording/moderation'
import { TextArea } from '../../ui/form/TextArea'

const wording = moderationWording.reason

interface Props {
  /** Whether the person concerned reads it too. */
  isMailed?: boolean
}

/** Why staff does something. Rule: docs/rules/moderation.md, "Acts". */
export function ReasonField({ isMailed = false }: Props) {
  return (
    <TextArea
      name="reason"
      label={wording.label}
      hint={isMailed ? wording.hintMailed : wording.hint}
      counter={{ max: MAX_REASON, label: wording.count }}
    />
  )
}
