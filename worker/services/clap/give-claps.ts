import { clapMessages } from '../../../schema/wording/clap-messages'
import { type Blocked, blockedFailure } from '../block/barrier'
import { tooFast } from '../newcomer/limit-newcomer'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failure, fail, ok, type Result } from '../result'
import { notInOwnName } from '../viewer/own-name'
import { clapsOf } from './counts'
import type { Clapped } from './find-target'

/** The parts that clapping takes. */
export type ClapParts = Needs<'db' | 'browser' | 'viewer' | 'claps' | 'newId' | 'clock' | 'lockouts'>

/** Why nobody's claps were taken. */
export type NotClapped =
  | Blocked
  | Failure<'UNAUTHORIZED' | 'ACCOUNT_SUSPENDED' | 'FORBIDDEN' | 'NOT_FOUND' | 'RATE_LIMITED'>

/** The thing that was clapped for, with everybody's claps and the viewer's own. */
export type Applauded<Entity> = Entity & { viewerClapCount: number }

/** Something that may have just been clapped for. */
export type MaybeApplauded<Entity> = Entity & { viewerClapCount?: number }

/**
 * Takes how often the viewer claps for something in all, or one more clap. Taking claps back is open to anyone who has
 * given some, also while their account is suspended or somebody blocks them. Rule: docs/rules/claps.md, "Who may clap".
 */
export async function giveClaps<Entity extends { id: string; clapCount: number }, Reason extends Failure>(
  parts: ClapParts,
  of: Clapped<Entity, Reason>,
  id: string,
  { numClaps, key }: { numClaps: number | 'one-more'; key?: string | null | undefined },
): Promise<Result<Applauded<Entity>, NotClapped | Reason>> {
  const { db, viewer, claps, newId } = parts
  const [actor, clappable] = await Promise.all([viewer(), of.find(parts, id)])
  if (!actor) return fail('UNAUTHORIZED', clapMessages.signInFirst)
  const spoofed = notInOwnName(actor)
  if (spoofed) return spoofed
  if (!clappable) return of.notFound
  const unread = await clappable.whyUnread(actor)
  if (unread) return unread
  const target = { kind: of.kind, id: clappable.entity.id }
  const [before, right] = await Promise.all([
    clapsOf(db, target, actor.id),
    numClaps === 0 ? undefined : clappable.right(actor),
  ])
  if (right?.mayClap === false) {
    if (!can(actor, 'reachOthers', SITE)) return fail('ACCOUNT_SUSPENDED', clapMessages.suspended)
    return right.barrier ? blockedFailure(right.barrier, of.field) : fail('FORBIDDEN', of.own, of.field)
  }
  const count = numClaps === 'one-more' ? { oneMoreThan: before } : numClaps
  const refused = count === 0 ? undefined : await tooFast(parts, actor, 'claps')
  if (refused) return refused
  const now = await claps.give(target, { userId: actor.id, count, key: key ?? newId() })
  const own = now.own ?? before
  const expected = Math.max(0, clappable.entity.clapCount + own - before)
  return ok({ ...clappable.entity, clapCount: now.total ?? expected, viewerClapCount: own })
}
