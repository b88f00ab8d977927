import * as v from 'valibot'
import { LOGIN_CODE_LENGTH } from '../rules/identity'
import { MAX_PASSKEY_NAME } from '../rules/passkeys'
import { LONGEST_TYPED, MAX_PASSWORD, MIN_PASSWORD, normalizedPassword } from '../rules/password'
import { MAX_REDIRECT } from '../rules/sign-in-mails'
import { credentialWording } from '../wording/credentials'
import { signInWording } from '../wording/sign-in'
import { charactersIn, limit, oneLine, opaque } from './text'

const { PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } = credentialWording.passwordProblems
/** A mailed code. */
export const loginCode = v.pipe(
  v.string(),
  limit(`${LOGIN_CODE_LENGTH} digits.`),
  v.regex(new RegExp(`^[0-9]{${LOGIN_CODE_LENGTH}}$`), signInWording.errors.codeLength),
)

/** An existing password; empty for none. */
export const presentPassword = opaque(LONGEST_TYPED, PASSWORD_TOO_LONG)

/** A new password. The use case checks what depends on its owner. */
export const newPassword = v.pipe(
  v.string(),
  limit(`${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`),
  v.maxLength(LONGEST_TYPED, PASSWORD_TOO_LONG),
  v.check((text) => charactersIn(normalizedPassword(text)) >= MIN_PASSWORD, PASSWORD_TOO_SHORT),
  v.check((text) => charactersIn(normalizedPassword(text)) <= MAX_PASSWORD, PASSWORD_TOO_LONG),
)

/** The browser's captcha value. */
export const captchaValue = opaque(8192, signInWording.errors.captcha)

/** Where somebody wants to go afterwards; one that is too long to keep counts as none. */
export const redirectAddress = v.pipe(
  v.string(),
  limit(`At most ${MAX_REDIRECT} characters; a longer one counts as none.`),
  v.transform((address) => (address !== '' && address.length <= MAX_REDIRECT ? address : null)),
)

const badName = credentialWording.passkeyName(MAX_PASSKEY_NAME)

/** The name that its owner gives a passkey. */
export const passkeyName = oneLine({ max: MAX_PASSKEY_NAME, tooLong: badName, missing: badName })
