import type { RowOf } from '../../data/database'
import { untoldMilestones } from '../../data/milestone/queries'
import { markMilestoneTold } from '../../data/milestone/writes'
import { milestoneReached } from '../notification/milestone-events'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { JobNeeds } from '../parts'
import { authorsOf } from '../post/co-authors'

type Parts = JobNeeds<'db' | 'clock' | 'channels' | 'reader'>

/** Whose milestone it is: of a story, all who write it, as long as it is out. */
async function toldOf(
  { reader }: Parts,
  { kind, userId, subjectId }: RowOf<typeof untoldMilestones>,
): Promise<readonly string[]> {
  if (kind === 'followers') return [userId]
  const post = await reader.posts.load(subjectId)
  return post?.state === 'published' || post?.state === 'unlisted' ? authorsOf(post) : []
}

/**
 * Tells people what they have reached since the last run, at most `perRun` milestones. What is told and that it was told
 * is written in one batch, so that each is told once, wherever a run stops. Idempotent. Rule:
 * docs/rules/notifications.md, "Milestones".
 */
export async function tellMilestones(parts: Parts, perRun: number): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  for (const row of await db.all(untoldMilestones, perRun)) {
    const { userId, kind, subjectId, reached } = row
    const people = await toldOf(parts, row)
    await db.write([
      ...notifyStatements(
        people.map((id) => ({ userId: id, kind: 'milestone' })),
        milestoneReached({ of: kind, reached }, subjectId),
        now,
      ),
      markMilestoneTold(userId, kind, subjectId, reached, now),
    ])
    await tellTabs(parts, people)
  }
}
