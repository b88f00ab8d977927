import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { ADDRESSES_ASKED_ABOUT } from '../../../schema/rules/sign-in-mails'
import { codeWording } from '../../../schema/wording/codes'
import { signInWording } from '../../../schema/wording/sign-in'
import { accountByEmail } from '../../data/identity/accounts'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

/** Whether an account can still be created with an address. Rule: docs/rules/identity.md, "Mails". */
export const emailAvailability = defineUseCase(
  v.object({ email: emailAddress(signInWording.errors.email) }),
  async (
    { db, lockouts, browser }: Needs<'db' | 'lockouts' | 'browser'>,
    { email },
  ): Promise<Result<boolean, Failure<'RATE_LIMITED'>>> => {
    const { most, windowMs } = ADDRESSES_ASKED_ABOUT
    if ((await lockouts.use('addresses', browser.address ?? 'unknown', windowMs)) > most) {
      return fail('RATE_LIMITED', codeWording.tooManyQuestions)
    }
    return ok((await db.first(accountByEmail, email)) === undefined)
  },
)
