import * as v from 'valibot'
import { deleteRecoveryCodes } from '../../../data/identity/recovery-codes'
import { deleteTotp } from '../../../data/identity/totp'
import type { Needs } from '../../parts'
import { ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { noticeLater } from '../security-notice'
import { type OverviewParts, type SecurityOverview, securityOverview } from '../security-overview'
import { type NoSecondFactor, requireSecondFactor } from './require-second-factor'
import type { SecondFactorParts } from './second-factor'
import { secondFactorCode } from './typed-code'

/** Switches off the second factor; its recovery codes stop working. */
export const disableTwoFactor = defineUseCase(
  v.object({ code: secondFactorCode }),
  async (
    parts: SecondFactorParts & OverviewParts & Needs<'session'>,
    { code },
  ): Promise<Result<SecurityOverview, NoSecondFactor>> => {
    const session = await requireSecondFactor(parts, code)
    if (!session.ok) return session
    const { id } = session.value.user
    await parts.db.write([deleteTotp(id), deleteRecoveryCodes(id)])
    noticeLater(parts, id, 'two-factor-off')
    return ok(await securityOverview(parts, session.value))
  },
)
