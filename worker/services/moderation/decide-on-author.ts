import { moderationWording } from '../../../schema/wording/moderation'
import { expectIsAuthor, expectIsNoAuthor, setBookAuthor } from '../../data/moderation/writes'
import type { Result } from '../result'
import {
  type DecisionFailure,
  type DecisionOnUser,
  decideOnPerson,
  type ModerationParts,
} from './decide-on-person'

/**
 * Verifies somebody as a book author, or takes that back: then their books are hidden, and purged before it returns.
 * Rule: docs/rules/moderation.md, "Book authors".
 */
export function decideOnAuthor(
  parts: ModerationParts,
  decision: DecisionOnUser,
  action: 'VERIFY_AUTHOR' | 'UNVERIFY_AUTHOR',
): Promise<Result<{ id: string }, DecisionFailure>> {
  const isVerifying = action === 'VERIFY_AUTHOR'
  const { names } = parts.purger
  return decideOnPerson(parts, decision, {
    action,
    right: 'verify',
    refusal: moderationWording.notVerifiable,
    isSoAlready: (user) => (user.isBookAuthor === 1) === isVerifying,
    change: ({ id }) => ({
      statements: [isVerifying ? expectIsNoAuthor(id) : expectIsAuthor(id), setBookAuthor(id, isVerifying)],
      tags: [names.user(id), names.userBooks(id)],
    }),
    isUrgent: !isVerifying,
    mail: isVerifying ? 'verified' : 'unverified',
  })
}
