import * as v from 'valibot'
import { passkeyName } from '../../../../schema/inputs/sign-in'
import { MAX_PASSKEYS } from '../../../../schema/rules/passkeys'
import { credentialWording } from '../../../../schema/wording/credentials'
import { insertPasskey, type PasskeyRow, passkeyById } from '../../../data/identity/passkeys'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { type NotOwn, requireOwnSession } from '../security-guard'
import { type NoticeParts, noticeLater } from '../security-notice'
import { type OverviewParts, type SecurityOverview, securityOverview } from '../security-overview'
import { type CeremonyParts, spendChallenge, verifyRegistration } from './ceremony'
import { registrationAnswer } from './responses'

const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const wrong = fail('BAD_REQUEST', credentialWording.passkeyFailed)

/**
 * Stores a passkey that an authenticator has created. Its challenge was issued after a recent sign-in, in
 * this session.
 */
export const finishPasskeyRegistration = defineUseCase(
  v.object({ response: registrationAnswer, name: passkeyName }),
  async (
    parts: OverviewParts & NoticeParts & CeremonyParts & Needs<'session'>,
    { response: { response, challenge }, name },
  ): Promise<Result<SecurityOverview, NotOwn | Failure<'BAD_REQUEST' | 'CONFLICT'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { db, clock } = parts
    const { user, id: sessionId } = session.value
    const purpose = { for: 'registration', userId: user.id, sessionId } as const
    const isOpen = await spendChallenge(parts, challenge, purpose)
    const made = isOpen ? await verifyRegistration(parts, challenge, response) : undefined
    if (!made) return wrong

    const transports = (response.response.transports ?? []).filter((way) => TRANSPORTS.has(way))
    const row: PasskeyRow = {
      credentialId: made.credentialId,
      userId: user.id,
      publicKey: made.publicKey,
      counter: made.counter,
      transports: JSON.stringify([...new Set(transports)]),
      isBackedUp: made.isBackedUp ? 1 : 0,
      name,
      createdAt: clock.now(),
      lastUsedAt: null,
    }
    const [added] = await db.write([insertPasskey(row, MAX_PASSKEYS)])
    if (added !== 1) {
      return (await db.first(passkeyById, made.credentialId))
        ? fail('CONFLICT', credentialWording.passkeyTaken)
        : fail('BAD_REQUEST', credentialWording.passkeyTooMany(MAX_PASSKEYS))
    }
    noticeLater(parts, user.id, 'passkey-added', name)
    return ok(await securityOverview(parts, session.value))
  },
)
