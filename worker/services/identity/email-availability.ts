import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { codeWording } from '../../../schema/wording/codes'
import { signInWording } from '../../../schema/wording/sign-in'
import { accountByEmail } from '../../data/identity/accounts'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { mayAskAboutAddress } from './asked-about'

/** Whether an account can still be created with an address. Rule: docs/rules/identity.md, "Mails". */
export const emailAvailability = defineUseCase(
  v.object({ email: emailAddress(signInWording.errors.email) }),
  async (
    parts: Needs<'db' | 'lockouts' | 'browser'>,
    { email },
  ): Promise<Result<boolean, Failure<'RATE_LIMITED'>>> => {
    if (!(await mayAskAboutAddress(parts))) return fail('RATE_LIMITED', codeWording.tooManyQuestions)
    return ok((await parts.db.first(accountByEmail, email)) === undefined)
  },
)
