import * as v from 'valibot'
import { newUsername } from '../../../schema/inputs/person'
import { isReservedSubdomain } from '../../../schema/routes/reserved'
import { isReservedUsername } from '../../../schema/rules/username'
import { accountWording } from '../../../schema/wording/account'
import { longDate } from '../../../schema/wording/formats'
import { storiesOfUser } from '../../data/account/removal'
import { changeUsername as changeUsernameStatements, usernameChange } from '../../data/account/writes'
import { isDuplicate } from '../../data/database'
import { takenUsernames } from '../../data/user/writes'
import { requireIntroduction } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type AccountSettings, changeableAt, readAccountSettings } from './account-settings'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger' | 'reindex'>
type Reason = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'ALREADY_EXISTS' | 'RATE_LIMITED'>

const taken = fail('ALREADY_EXISTS', accountWording.usernameTaken, 'username')

/**
 * Changes the viewer's username. The old one keeps leading to them, and all pages that show them are purged.
 * Rule: docs/rules/identity.md, "Usernames".
 */
export const changeUsername = defineUseCase(
  v.object({ username: newUsername }),
  async (parts: Parts, { username: to }): Promise<Result<AccountSettings, Reason>> => {
    const session = await requireIntroduction(parts)
    if (!session.ok) return session
    const { db, clock, purger, reindex } = parts
    const { id, username: from, hasSubdomain } = session.value.user
    if (to === from) return ok(await readAccountSettings(parts, id))
    if (isReservedUsername(to)) return taken
    if (hasSubdomain === 1 && isReservedSubdomain(to)) {
      return fail('BAD_REQUEST', accountWording.usernameNoSubdomain, 'username')
    }
    const now = clock.now()
    const names = JSON.stringify([to])
    const [change, owners] = await Promise.all([db.first(usernameChange, id), db.all(takenUsernames, names)])
    if (owners.some(({ userId }) => userId !== id)) return taken
    const next = changeableAt(change?.usernameChangedAt ?? null, now)
    if (next !== null) {
      return fail('RATE_LIMITED', accountWording.usernameTooSoon(longDate(next)), 'username')
    }
    const tags = [purger.names.user(id), purger.names.username(to), purger.names.username(from)]
    try {
      await db.write([...changeUsernameStatements(id, from, to, now), ...purger.statements(tags, { now })])
    } catch (error) {
      if (isDuplicate(error)) return taken
      throw error
    }
    purger.request()
    reindex(await storiesOfUser(db, id), [id])
    return ok(await readAccountSettings(parts, id))
  },
)
