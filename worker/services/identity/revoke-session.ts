import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { credentialWording } from '../../../schema/wording/credentials'
import { deleteSessionOfUser } from '../../data/identity/own-sessions'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NotOwn, requireOwnSession } from './security-guard'
import { type OverviewParts, type SecurityOverview, securityOverview } from './security-overview'
import { endSession } from './sessions'

/** Ends one of the viewer's sessions, and those handed over from it. Ending the current one signs out. */
export const revokeSession = defineUseCase(
  v.object({ sessionId: entityId }),
  async (
    parts: OverviewParts & Needs<'session' | 'browser' | 'site'>,
    { sessionId },
  ): Promise<Result<SecurityOverview, NotOwn | Failure<'NOT_FOUND'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { id, user } = session.value
    if (sessionId === id) await endSession(parts, session.value)
    else {
      const [ended] = await parts.db.write([deleteSessionOfUser(user.id, sessionId)])
      if (!ended) return fail('NOT_FOUND', credentialWording.noSession)
    }
    return ok(await securityOverview(parts, session.value))
  },
)
