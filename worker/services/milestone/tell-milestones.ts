import type { RowOf } from '../../data/database'
import { untoldMilestones } from '../../data/milestone/queries'
import { markMilestoneTold } from '../../data/milestone/writes'
import { findNewsletter } from '../newsletter/find-newsletter'
import { newsletterThing } from '../newsletter/letter/leaders'
import { milestoneReached } from '../notification/milestone-events'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { JobNeeds } from '../parts'
import { authorsOf } from '../post/co-authors'

type Parts = JobNeeds<'db' | 'clock' | 'channels' | 'reader'>

/** Whose newsletter it is. */
async function ownersOf({ db }: Parts, newsletterId: string): Promise<readonly string[]> {
  const newsletter = await findNewsletter({ db }, newsletterId)
  if (!newsletter) return []
  if (newsletter.user) return [newsletter.user.id]
  const { leaders } = await newsletterThing({ db }, newsletter)
  return leaders.filter(({ role }) => role !== 'WRITER').map(({ userId }) => userId)
}

/** Whose milestone it is: of a story, all who write it, as long as it is out. */
async function toldOf(
  parts: Parts,
  { kind, userId, subjectId }: RowOf<typeof untoldMilestones>,
): Promise<readonly string[]> {
  if (kind === 'followers') return [userId]
  if (kind === 'subscribers') return ownersOf(parts, subjectId)
  const post = await parts.reader.posts.load(subjectId)
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
