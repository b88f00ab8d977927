import { publishWording } from '../../../../schema/wording/publish'
import { Badge } from '../../../ui/Badge'
import { localTime } from '../publish/local-time'
import type { StandingState } from './use-standing'

/** Where a story stands: a draft, planned, or out. */
export function Standing({ standing: { isPublished, scheduledFor } }: { standing: StandingState }) {
  if (isPublished) return <Badge tone="accent">{publishWording.standing.published}</Badge>
  if (scheduledFor === null) return <Badge>{publishWording.standing.draft}</Badge>
  return <Badge tone="accent">{publishWording.standing.scheduled(localTime(scheduledFor))}</Badge>
}
