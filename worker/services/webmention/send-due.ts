import { MENTION_CLAIMED, MENTION_PAUSES, MENTION_TIME_LIMIT } from '../../../schema/rules/webmentions'
import { dueTargets } from '../../data/webmention/queries'
import { claimTarget, dropFormerTarget, settleTarget } from '../../data/webmention/writes'
import type { Outside } from '../../platform/outside'
import { eachAtOnce } from '../each-at-once'
import { isFetchable } from '../import/pictures/addresses'
import type { JobNeeds } from '../parts'
import { storyAddress } from '../post/address'
import { findEndpoint } from './find-endpoint'

/** How many sites one run tells, and how many at the same time; the rest follows with the next run. */
const PER_RUN = 30
const AT_ONCE = 6

type SendParts = JobNeeds<'db' | 'clock' | 'reader' | 'mainOrigin' | 'outside'>

/** Tells a site; whether that is settled, be it that nobody there wants to know. */
async function isSettled(outside: Outside, source: string, target: string): Promise<boolean> {
  const taken = await findEndpoint(outside, target)
  if (taken === 'unknown') return false
  if (taken === 'none' || !isFetchable(taken.endpoint)) return true
  const lead = await outside.lead(new URL(taken.endpoint).hostname)
  if (lead !== 'outside') return lead === 'inside'
  try {
    const response = await outside.fetch(taken.endpoint, {
      method: 'POST',
      body: new URLSearchParams({ source, target }),
      redirect: 'manual',
      signal: AbortSignal.timeout(MENTION_TIME_LIMIT),
    })
    await response.body?.cancel()
    return response.status !== 429 && response.status < 500
  } catch {
    return false
  }
}

async function send(
  { db, clock, reader, mainOrigin, outside }: SendParts,
  { postId, target, dueAt, attempts }: { postId: string; target: string; dueAt: number; attempts: number },
): Promise<void> {
  const until = clock.now() + MENTION_CLAIMED
  const [claimed] = await db.write([claimTarget(postId, target, dueAt, until)])
  if (claimed !== 1) return
  const post = await reader.posts.load(postId)
  const isDone = !post || (await isSettled(outside, await storyAddress(reader, post, mainOrigin), target))
  const pause = isDone ? undefined : MENTION_PAUSES[attempts]
  await db.write([
    settleTarget(postId, target, until, pause === undefined ? null : clock.now() + pause),
    dropFormerTarget(postId, target),
  ])
}

/**
 * Tells the sites whose time has come. Running twice at once tells each once. Rule: docs/rules/webmentions.md, "Out".
 *
 * @throws if the database can't be reached.
 */
export async function sendDueWebmentions(parts: SendParts): Promise<void> {
  const waiting = await parts.db.all(dueTargets, parts.clock.now(), PER_RUN)
  await eachAtOnce(waiting, AT_ONCE, (one) => send(parts, { ...one, dueAt: one.dueAt ?? 0 }))
}
