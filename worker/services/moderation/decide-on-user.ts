import { moderationWording } from '../../../schema/wording/moderation'
import { suspendAccount, unsuspendAccount } from '../../data/account/visibility'
import type { Statement } from '../../data/database'
import type { ActOnPerson } from '../../data/moderation/acts'
import { expectIsNotSuspended, expectIsSuspended } from '../../data/moderation/writes'
import { partnerOfUser } from '../../data/partner/partners'
import { shownOf } from '../account/hide-account'
import { holdOpenPayouts } from '../payout/hold-open'
import type { Result } from '../result'
import {
  type DecisionFailure,
  type DecisionOnUser,
  decideOnPerson,
  type ModerationParts,
} from './decide-on-person'

/** Holds what isn't sent yet to somebody who has a place in the partner programme. */
async function holdPayouts(parts: ModerationParts, act: ActOnPerson): Promise<Statement[]> {
  const partner = await parts.db.first(partnerOfUser, act.subjectId)
  return partner ? holdOpenPayouts(parts, partner.id, act) : []
}

/**
 * Suspends somebody, or ends their suspension. The purge is of every page that shows the person; a suspension is
 * purged before everything else, and before it returns. Rule: docs/rules/moderation.md, "Suspending somebody".
 */
export function decideOnUser(
  parts: ModerationParts,
  decision: DecisionOnUser,
  action: 'SUSPEND' | 'UNSUSPEND',
): Promise<Result<{ id: string }, DecisionFailure>> {
  const isSuspending = action === 'SUSPEND'
  const { db, purger, reindex } = parts
  return decideOnPerson(parts, decision, {
    action,
    right: 'suspend',
    refusal: moderationWording.notStaff,
    isSoAlready: (user) => (user.isSuspended === 1) === isSuspending,
    change: async (user, act) => {
      const { posts, tags } = await shownOf(db, purger.names, user)
      const statements = isSuspending
        ? [expectIsNotSuspended(user.id), ...suspendAccount(user.id), ...(await holdPayouts(parts, act))]
        : [expectIsSuspended(user.id), ...unsuspendAccount(user.id, act.at)]
      return { statements, tags, afterwards: () => reindex(posts, [user.id]) }
    },
    isUrgent: isSuspending,
    mail: isSuspending ? 'suspended' : 'unsuspended',
  })
}
