import * as v from 'valibot'
import { MINUTE } from '../../../../schema/rules/time-units'
import { credentialWording } from '../../../../schema/wording/credentials'
import { insertFirstRecoveryCodes } from '../../../data/identity/recovery-codes'
import { confirmTotp, totpOfUser } from '../../../data/identity/totp'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { type NotOwn, requireOwnSession } from '../security-guard'
import { type NoticeParts, noticeLater } from '../security-notice'
import { type OverviewParts, securityOverview } from '../security-overview'
import { type NewRecoveryCodes, newRecoveryCodes, recoveryCodeHashes } from './recovery-codes'
import { decryptSecret, stepOf } from './totp'
import { setupCode } from './typed-code'

/** How long somebody may take to add the secret to their app, in milliseconds. */
const SETUP_LIFETIME = 30 * MINUTE

const over = fail('BAD_REQUEST', credentialWording.setupOver)

/** Switches on the second factor: a code proves that the app has the secret. */
export const confirmTwoFactor = defineUseCase(
  v.object({ code: setupCode }),
  async (
    parts: OverviewParts & NoticeParts & Needs<'session' | 'keys'>,
    { code },
  ): Promise<Result<NewRecoveryCodes, NotOwn | Failure<'BAD_REQUEST'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { db, clock, keys } = parts
    const { id } = session.value.user
    const now = clock.now()
    const factor = await db.first(totpOfUser, id)
    if (!factor || (factor.confirmedAt === null && factor.createdAt + SETUP_LIFETIME <= now)) return over
    if (factor.confirmedAt !== null) return fail('BAD_REQUEST', credentialWording.twoFactorIsOn)
    const step = stepOf(await decryptSecret(keys, id, factor.secret), code, now)
    if (!step) return fail('BAD_REQUEST', credentialWording.setupCode, 'code')

    const codes = newRecoveryCodes()
    const hashes = await recoveryCodeHashes(keys, id, codes)
    const changed = await db.write([
      ...insertFirstRecoveryCodes(id, factor.secret, hashes),
      confirmTotp(id, factor.secret, step, now),
    ])
    if (changed.at(-1) !== 1) return over
    noticeLater(parts, id, 'two-factor-on')
    return ok({ codes, security: await securityOverview(parts, session.value) })
  },
)
