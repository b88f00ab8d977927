import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { oauthWording } from '../../../schema/wording/oauth'
import { oauthGrantOf } from '../../data/oauth/queries'
import { deleteCodesFor, deleteDevicesFor, deleteGrant, deleteTokensFor } from '../../data/oauth/writes'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { grantsOf, type OwnGrants } from './own-applications'

/** Ends all that an application may do for the viewer: its next request is refused. Rule: docs/rules/oauth.md, "Allowing". */
export const revokeOauthGrant = defineUseCase(
  v.object({ applicationId: entityId }),
  async (
    parts: Needs<'db' | 'session' | 'browser' | 'site'>,
    { applicationId },
  ): Promise<Result<OwnGrants, NotOwn | Failure<'NOT_FOUND'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { id: userId } = session.value.user
    if (!(await parts.db.first(oauthGrantOf, applicationId, userId)))
      return fail('NOT_FOUND', oauthWording.noGrant, 'applicationId')
    await parts.db.write([
      deleteTokensFor(applicationId, userId),
      deleteCodesFor(applicationId, userId),
      deleteDevicesFor(applicationId, userId),
      deleteGrant(applicationId, userId),
    ])
    return ok(await grantsOf(parts, userId))
  },
)
