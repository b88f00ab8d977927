import * as v from 'valibot'
import { theme } from '../../../schema/inputs/theme'
import { setUserTheme } from '../../data/collection/design'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import { type NotOwn, requireIntroduction } from '../identity/security-guard'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger'>

/** Sets how the viewer's profile looks; without a theme it looks like the rest of the site. */
export const setProfileTheme = defineUseCase(
  v.object({ theme: v.nullish(theme, null) }),
  async (parts: Parts, { theme }): Promise<Result<User, NotOwn>> => {
    const session = await requireIntroduction(parts)
    if (!session.ok) return session
    const { db, clock, purger } = parts
    const { user } = session.value
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
