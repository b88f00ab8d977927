import * as v from 'valibot'
import { credentialWording } from '../../../../schema/wording/credentials'
import { deletePasskey, passkeyById } from '../../../data/identity/passkeys'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { type NotRecent, requireRecentSession } from '../security-guard'
import { type NoticeParts, noticeLater } from '../security-notice'
import { type OverviewParts, type SecurityOverview, securityOverview } from '../security-overview'
import { credentialId } from './responses'

const gone = fail('NOT_FOUND', credentialWording.noPasskey)

/** Removes a passkey, unless it is its owner's only way to sign in. */
export const removePasskey = defineUseCase(
  v.object({ credentialId }),
  async (
    parts: OverviewParts & NoticeParts & Needs<'session'>,
    { credentialId },
  ): Promise<Result<SecurityOverview, NotRecent | Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const session = await requireRecentSession(parts)
    if (!session.ok) return session
    const { db } = parts
    const { id } = session.value.user
    const passkey = await db.first(passkeyById, credentialId)
    if (passkey?.userId !== id) return gone
    const [removed] = await db.write([deletePasskey(id, credentialId)])
    if (removed !== 1) {
      const isThere = await db.first(passkeyById, credentialId)
      return isThere ? fail('CONFLICT', credentialWording.lastWayIn) : gone
    }
    noticeLater(parts, id, 'passkey-removed', passkey.name)
    return ok(await securityOverview(parts, session.value))
  },
)
