import type { NotificationRow } from '../../data/notification/rows'
import type { NotificationEvent } from './events'

/** The groups of the notifications from the partner programme. */
const PARTNER = 'partner:'
const ABOUT = ['FEATURE', 'HELD', 'RELEASED', 'DENIED'] as const

/** What the partner programme has to say to a writer. */
export interface PartnerNews {
  about: (typeof ABOUT)[number]
  /** The request, or the case. */
  subjectId: string
  /** The story that may be featured. */
  postId: string | null
}

/** A writer is asked whether a story may be featured. */
export const featureAsked = (requestId: string, postId: string): NotificationEvent => {
  const key = `${PARTNER}FEATURE:${requestId}`
  return { eventKey: key, groupKey: key, actorId: null, postId }
}

/** Earnings are held, or it was decided what becomes of them. */
export const heldEarningsNews = (
  heldId: string,
  state: Exclude<PartnerNews['about'], 'FEATURE'>,
  version: number,
): NotificationEvent => {
  const key = `${PARTNER}${state}:${heldId}:${version}`
  return { eventKey: key, groupKey: key, actorId: null, postId: null }
}

/** What a notification says; nothing for one of another kind. */
export function partnerNewsOf({
  groupKey,
  postId,
}: Pick<NotificationRow, 'groupKey' | 'postId'>): PartnerNews | null {
  if (!groupKey.startsWith(PARTNER)) return null
  const [, said, subjectId = ''] = groupKey.split(':')
  const about = ABOUT.find((known) => known === said)
  return about ? { about, subjectId, postId } : null
}
