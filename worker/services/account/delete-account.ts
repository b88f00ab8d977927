import * as v from 'valibot'
import { typedUsername } from '../../../schema/inputs/person'
import { DELETION_GRACE } from '../../../schema/rules/identity'
import { accountWording } from '../../../schema/wording/account'
import { deviceName } from '../identity/device-name'
import { deletionScheduledMail } from '../identity/mails/notices'
import { requireRecentSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { hideOwnAccount } from './hide-account'

type Parts = Needs<
  'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger' | 'reindex' | 'mailer' | 'later'
>
type Reason = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'SIGN_IN_AGAIN' | 'BAD_REQUEST'>

/** Tells the owner by mail, after the response, until when they can change their mind. */
function mailLater(
  { mailer, site, browser, later }: Parts,
  to: string,
  when: number,
  removedAt: number,
): void {
  const { mainOrigin, userAgent, country } = browser
  const about = { to, when, removedAt, mainOrigin, device: deviceName(userAgent), country }
  later(
    mailer.send(deletionScheduledMail(site, about)).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'mail-failed', mail: 'deletion', error: String(error) }))
    }),
  )
}

/**
 * Hides the viewer's account; after 14 days it is removed for good, unless they sign in before. Rule:
 * docs/rules/identity.md, "Ending an account".
 */
export const deleteAccount = defineUseCase(
  v.object({
    username: v.pipe(typedUsername, v.description('The viewer’s username, typed as a confirmation.')),
  }),
  async (parts: Parts, { username }): Promise<Result<undefined, Reason>> => {
    const session = await requireRecentSession(parts)
    if (!session.ok) return session
    const { user } = session.value
    if (username !== user.username) {
      return fail('BAD_REQUEST', accountWording.usernameMismatch, 'username')
    }
    const when = parts.clock.now()
    const removedAt = when + DELETION_GRACE
    await hideOwnAccount(parts, user, removedAt)
    if (user.email) mailLater(parts, user.email, when, removedAt)
    return done
  },
)
