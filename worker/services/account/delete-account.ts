import * as v from 'valibot'
import { typedUsername } from '../../../schema/inputs/person'
import { DELETION_GRACE } from '../../../schema/rules/identity'
import { accountWording } from '../../../schema/wording/account'
import { deletionScheduledMail } from '../identity/mails/notices'
import { type NotRecent, requireRecentSession } from '../identity/security-guard'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { hideOwnAccount, type LeavingParts, tellLater } from './hide-account'

/**
 * Hides the viewer's account; after 14 days it is removed for good, unless they sign in before. Rule:
 * docs/rules/identity.md, "Ending an account".
 */
export const deleteAccount = defineUseCase(
  v.object({
    username: v.pipe(typedUsername, v.description('The viewer’s username, typed as a confirmation.')),
  }),
  async (
    parts: LeavingParts,
    { username },
  ): Promise<Result<undefined, NotRecent | Failure<'BAD_REQUEST'>>> => {
    const session = await requireRecentSession(parts)
    if (!session.ok) return session
    const { user } = session.value
    if (username !== user.username) {
      return fail('BAD_REQUEST', accountWording.usernameMismatch, 'username')
    }
    const removedAt = parts.clock.now() + DELETION_GRACE
    await hideOwnAccount(parts, user, removedAt)
    tellLater(parts, user.email, (site, about) => deletionScheduledMail(site, { ...about, removedAt }))
    return done
  },
)
