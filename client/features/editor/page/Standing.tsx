import { publishWording } from '../../../../schema/wording/publish'
import { Badge } from '../../../ui/Badge'
import { localTime } from '../publish/local-time'
import type { StandingState } from './use-standing'

/** Where a story stands: a draft, planned, out, or out by mail only. */
export function Standing({ standing: { isPublished, isMailed, scheduledFor } }: { standing: StandingState }) {
  if (isPublished) return <Badge tone="accent">{publishWording.standing.published}</Badge>
  if (isMailed) return <Badge tone="accent">{publishWording.standing.mailed}</Badge>
  if (scheduledFor === null) return <Badge>{publishWording.standing.draft}</Badge>
  return <Badge tone="accent">{publishWording.standing.scheduled(localTime(scheduledFor))}</Badge>
}
