import * as v from 'valibot'
import { theme } from '../../../schema/inputs/theme'
import { accountWording } from '../../../schema/wording/account'
import { setUserTheme } from '../../data/collection/design'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger'>

/** Sets how the viewer's profile looks; without a theme it looks like the rest of the site. */
export const setProfileTheme = defineUseCase(
  v.object({ theme: v.nullish(theme, null) }),
  async (parts: Parts, { theme }): Promise<Result<User, NotOwn | Failure<'FORBIDDEN'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { db, clock, purger, browser } = parts
    const { user } = session.value
    const actor = actorOf(session.value, browser.mainOrigin)
    if (!can(actor, 'introduce', { entity: 'account', account: user }))
      return fail('FORBIDDEN', accountWording.suspended)
    if (user.theme !== (theme === null ? null : JSON.stringify(theme))) {
      await db.write([
        setUserTheme(user.id, theme),
        ...purger.statements([purger.names.user(user.id)], { now: clock.now() }),
      ])
      await purger.request()
    }
    const [changed] = await db.all(usersByIds, JSON.stringify([user.id]))
    return ok(changed ?? user)
  },
)
