import * as v from 'valibot'
import { captchaValue } from '../../../../schema/inputs/sign-in'
import { opaque } from '../../../../schema/inputs/text'
import { MAX_REDIRECT } from '../../../../schema/rules/sign-in-mails'
import { codeWording } from '../../../../schema/wording/codes'
import { signInWording } from '../../../../schema/wording/sign-in'
import { accountById } from '../../../data/identity/accounts'
import { fail, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { rememberedId } from '../remembered-account'
import { type NotSent, type SendCodeParts, type SentCode, sendCode } from './send-code'

/** Mails a code and a link to the account that the browser remembers, whose address it never learns. */
export const sendAlternateUserEmail = defineUseCase(
  v.object({
    redirect: v.nullish(opaque(MAX_REDIRECT, codeWording.redirectTooLong), null),
    captchaValue: v.nullish(captchaValue, null),
  }),
  async (parts: SendCodeParts, { redirect, captchaValue }): Promise<Result<SentCode, NotSent>> => {
    const userId = await rememberedId(parts)
    const account = userId === undefined ? undefined : await parts.db.first(accountById, userId)
    // A hidden one isn't suggested, because signing in would restore it.
    if (!account || account.deactivatedAt !== null || account.email === null) {
      return fail('NOT_FOUND', signInWording.alternate.gone)
    }
    const { email } = account
    return sendCode(parts, { email, operation: 'login', redirect, fullName: null }, captchaValue)
  },
)
