import * as v from 'valibot'
import { emailAddress } from '../../../../schema/inputs/email'
import { captchaValue } from '../../../../schema/inputs/sign-in'
import { oneLine, oneOf, opaque } from '../../../../schema/inputs/text'
import { SIGN_IN_OPERATIONS } from '../../../../schema/rules/identity'
import { MAX_NAME } from '../../../../schema/rules/limits'
import { MAX_REDIRECT } from '../../../../schema/rules/sign-in-mails'
import { codeWording } from '../../../../schema/wording/codes'
import { inputWording } from '../../../../schema/wording/inputs'
import { signInWording } from '../../../../schema/wording/sign-in'
import { defineUseCase } from '../../use-case'
import { type SendCodeParts, sendCode } from './send-code'

const { errors } = signInWording

/** The name of a person who signs up; empty for none. */
const fullName = oneLine({ max: MAX_NAME, tooLong: codeWording.nameTooLong(MAX_NAME) })

/** Mails a code and a link to a typed address. */
export const sendAcctAuthEmail = defineUseCase(
  v.object({
    email: emailAddress(errors.email),
    redirect: v.nullish(opaque(MAX_REDIRECT, codeWording.redirectTooLong), null),
    fullName: v.nullish(fullName, null),
    captchaValue: v.nullish(captchaValue, null),
    operation: oneOf(SIGN_IN_OPERATIONS, errors.other),
    type: v.nullish(oneOf(['LOGIN_CODE'], inputWording.invalid)),
  }),
  (parts: SendCodeParts, { captchaValue, type: _, ...wanted }) => sendCode(parts, wanted, captchaValue),
)
