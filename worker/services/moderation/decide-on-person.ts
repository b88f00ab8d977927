import { moderationWording } from '../../../schema/wording/moderation'
import type { Statement } from '../../data/database'
import { type ActOnPerson, insertAct } from '../../data/moderation/acts'
import { isDecidedMeanwhile } from '../../data/moderation/writes'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import { isOutdated } from '../membership/retry-on-conflict'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { type ModerationMail, tellPersonLater } from './mails'
import { requireModerator } from './require-moderator'

/** The parts of a decision of staff. */
export type ModerationParts = Needs<
  'db' | 'clock' | 'viewer' | 'purger' | 'reindex' | 'mailer' | 'site' | 'browser' | 'later'
>

export interface DecisionOnUser {
  userId: string
  reason: string
  /** The case that it follows from, with the statements that decide that. */
  of?: { caseId: string; statements: readonly Statement[] }
}

export type DecisionFailure = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>

/** What a decision changes. */
interface Change {
  /** They fail the batch if somebody else has decided meanwhile. */
  statements: readonly Statement[]
  /** The tags of the pages that show it. */
  tags: readonly string[]
  /** Follows once it is written. */
  afterwards?: () => void
}

/** A decision about a person. */
interface Decision {
  action: Parameters<typeof insertAct>[0]['action']
  /** What the moderator must have a right to, and what they are told if they haven't. */
  right: 'suspend' | 'verify'
  refusal: string
  isSoAlready: (user: User) => boolean
  change: (user: User, act: ActOnPerson) => Promise<Change> | Change
  /** Whether its pages are purged before those of everything else. */
  isUrgent: boolean
  mail: ModerationMail
}

/**
 * Decides about a person: the change, its entry in the log and the purge of its pages are one batch, and the person is
 * told. Does nothing if it is so already.
 */
export async function decideOnPerson(
  parts: ModerationParts,
  { userId, reason, of }: DecisionOnUser,
  { action, right, refusal, isSoAlready, change, isUrgent, mail }: Decision,
): Promise<Result<{ id: string }, DecisionFailure>> {
  const moderator = await requireModerator(parts)
  if (!moderator.ok) return moderator
  const { db, clock, purger } = parts
  const [user] = await db.all(usersByIds, JSON.stringify([userId]))
  if (!user) return fail('NOT_FOUND', moderationWording.nobody, 'userId')
  if (!can(moderator.value, right, { entity: 'user', user })) return fail('FORBIDDEN', refusal, 'userId')
  if (isSoAlready(user)) return ok({ id: userId })
  const now = clock.now()
  const act = { at: now, staffId: moderator.value.id, subjectId: userId, reason }
  const { statements, tags, afterwards } = await change(user, act)
  try {
    await db.write([
      ...(of?.statements ?? []),
      ...statements,
      insertAct({ ...act, action, subjectKind: 'USER', detail: of?.caseId ?? null }),
      ...purger.statements(tags, { now, urgent: isUrgent }),
    ])
  } catch (error) {
    if (!isDecidedMeanwhile(error) && !isOutdated(error)) throw error
    return fail('CONFLICT', moderationWording.changedMeanwhile)
  }
  afterwards?.()
  tellPersonLater(parts, userId, mail, { reason, title: '', caseId: of?.caseId })
  await purger.request()
  return ok({ id: userId })
}
