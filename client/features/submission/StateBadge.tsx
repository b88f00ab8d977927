import type { SubmissionState } from '../../../schema/graphql/types.generated'
import { submissionsWording } from '../../../schema/wording/submissions'
import { Badge } from '../../ui/Badge'

const TONES: Partial<Record<SubmissionState, 'accent' | 'danger'>> = {
  ACCEPTED: 'accent',
  CHANGES_REQUESTED: 'danger',
}

/** The state of a submission, in a few words. */
export const StateBadge = ({ state }: { state: SubmissionState }) => (
  <Badge tone={TONES[state] ?? 'plain'}>{submissionsWording.states[state]}</Badge>
)
