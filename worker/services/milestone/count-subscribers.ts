import { milestonesPassed } from '../../../schema/rules/milestones'
import {
  activeSubscribers,
  newslettersToCount,
  reachSubscribers,
  settleCount,
} from '../../data/milestone/subscribers'
import type { JobNeeds } from '../parts'

/**
 * Counts the subscribers of newsletters that somebody came to, `perRun` newsletters at most, and records what these have
 * reached. Of several milestones at once, the greatest is to be told. Idempotent. Rule: docs/rules/notifications.md,
 * "Milestones".
 */
export async function countSubscribers(
  { db, clock }: JobNeeds<'db' | 'clock'>,
  perRun: number,
): Promise<void> {
  const now = clock.now()
  for (const { id, countDueAt, userId, creatorId } of await db.all(newslettersToCount, now, perRun)) {
    if (countDueAt === null) continue
    const row = await db.first(activeSubscribers, id)
    const passed = milestonesPassed(0, row?.subscribers ?? 0)
    const ownerId = userId ?? creatorId
    await db.write([
      ...(ownerId === null
        ? []
        : passed.map((reached, i) =>
            reachSubscribers({
              userId: ownerId,
              kind: 'subscribers',
              subjectId: id,
              reached,
              reachedAt: now,
              toldAt: i < passed.length - 1 ? now : null,
            }),
          )),
      settleCount(id, countDueAt),
    ])
  }
}
