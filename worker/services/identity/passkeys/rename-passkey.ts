import * as v from 'valibot'
import { passkeyName } from '../../../../schema/inputs/sign-in'
import { credentialWording } from '../../../../schema/wording/credentials'
import * as rows from '../../../data/identity/passkeys'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { type NotOwn, requireOwnSession } from '../security-guard'
import { type OverviewParts, type SecurityOverview, securityOverview } from '../security-overview'
import { credentialId } from './responses'

/** Renames one of the viewer's passkeys. */
export const renamePasskey = defineUseCase(
  v.object({ credentialId, name: passkeyName }),
  async (
    parts: OverviewParts & Needs<'session' | 'browser' | 'site'>,
    { credentialId, name },
  ): Promise<Result<SecurityOverview, NotOwn | Failure<'NOT_FOUND'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const [renamed] = await parts.db.write([rows.renamePasskey(session.value.user.id, credentialId, name)])
    return renamed === 1
      ? ok(await securityOverview(parts, session.value))
      : fail('NOT_FOUND', credentialWording.noPasskey)
  },
)
