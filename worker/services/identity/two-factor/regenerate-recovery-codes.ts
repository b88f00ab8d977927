import * as v from 'valibot'
import { deleteRecoveryCodes, insertRecoveryCodes } from '../../../data/identity/recovery-codes'
import type { Needs } from '../../parts'
import { ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { noticeLater } from '../security-notice'
import { type OverviewParts, securityOverview } from '../security-overview'
import { type NewRecoveryCodes, newRecoveryCodes, recoveryCodeHashes } from './recovery-codes'
import { type NoSecondFactor, requireSecondFactor } from './require-second-factor'
import type { SecondFactorParts } from './second-factor'
import { secondFactorCode } from './typed-code'

/** Creates ten new recovery codes; the old ones stop working. */
export const regenerateRecoveryCodes = defineUseCase(
  v.object({ code: secondFactorCode }),
  async (
    parts: SecondFactorParts & OverviewParts & Needs<'session'>,
    { code },
  ): Promise<Result<NewRecoveryCodes, NoSecondFactor>> => {
    const session = await requireSecondFactor(parts, code)
    if (!session.ok) return session
    const { id } = session.value.user
    const codes = newRecoveryCodes()
    const hashes = await recoveryCodeHashes(parts.keys, id, codes)
    await parts.db.write([deleteRecoveryCodes(id), insertRecoveryCodes(id, hashes)])
    noticeLater(parts, id, 'recovery-codes-made')
    return ok({ codes, security: await securityOverview(parts, session.value) })
  },
)
