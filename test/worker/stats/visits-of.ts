import type { ReportedVisit } from '../../../schema/rules/stats/count-visits'
import { NOON } from '../../factories/ids'
import { takeUp } from '../../factories/jobs'

let readers = 0

/** A visit by somebody else each time. */
export function visitTo(
  { id, creatorId, collectionId = null }: { id: string; creatorId: string; collectionId?: string | null },
  more: Partial<ReportedVisit> = {},
): ReportedVisit {
  readers += 1
  const name = `ab${readers.toString(16).padStart(14, '0')}`
  return {
    postId: id,
    writerId: creatorId,
    collectionId,
    at: NOON,
    isRead: false,
    seconds: 0,
    depth: null,
    traits: { source: 'direct', country: 'DE', device: 'phone', language: 'de', reader: 'visitor' },
    names: [[name, name]],
    skipped: null,
    ...more,
  }
}

const SECONDS = 40

/** Has visits to a story counted. @returns for how many seconds it was read. */
export async function visitsOf(
  story: Parameters<typeof visitTo>[0],
  { views, reads }: { views: number; reads: number },
  now = NOON,
): Promise<number> {
  const visits = Array.from({ length: views }, (_, i) =>
    visitTo(story, i < reads ? { at: now, isRead: true, seconds: SECONDS } : { at: now }),
  )
  await takeUp(
    'count-visit',
    visits.map((visit) => ({ type: 'count-visit' as const, visit })),
    now,
  )
  return reads * SECONDS
}
