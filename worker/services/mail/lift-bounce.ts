import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { inputWording } from '../../../schema/wording/inputs'
import { forgetRefusing, liftBounce as lift, rejoinBounced } from '../../data/mail/lifting'
import { suppressionHash } from '../newsletter/suppression'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

/** Frees an address that bounced by mistake. Idempotent. Rule: docs/rules/mail.md, "What comes back". */
export const liftBounce = defineUseCase(
  v.object({ email: emailAddress(inputWording.invalid) }),
  async (
    parts: Needs<'db' | 'keys'>,
    { email },
  ): Promise<Result<{ wasSuppressed: boolean; subscriptions: number }>> => {
    const hash = await suppressionHash(parts, email)
    const [lifted = 0, , subscriptions = 0] = await parts.db.write([
      lift(hash),
      forgetRefusing(hash),
      rejoinBounced(email, hash),
    ])
    return ok({ wasSuppressed: lifted > 0, subscriptions })
  },
)
