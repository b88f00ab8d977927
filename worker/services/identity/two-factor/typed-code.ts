import * as v from 'valibot'
import { keptBy, opaque } from '../../../../schema/inputs/text'
import { credentialWording } from '../../../../schema/wording/credentials'
import { normalizedRecoveryCode } from './recovery-codes'

/** The longest typed code, including anything between its characters. */
const LONGEST = 40

/** Typed digits, without the space that apps show in the middle. */
function typedDigits(code: string): string | undefined {
  const digits = code.replace(/[\s-]+/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** A code of a second factor: the app's digits, or a recovery code as it is hashed. */
export type TypedCode = { digits: string } | { recovery: string }

function typedCode(code: string): TypedCode | undefined {
  const digits = typedDigits(code)
  if (digits !== undefined) return { digits }
  const recovery = normalizedRecoveryCode(code)
  return recovery === undefined ? undefined : { recovery }
}

/** A code of the authenticator app, or a recovery code. */
export const secondFactorCode = v.pipe(
  opaque(LONGEST, credentialWording.codeShape),
  v.description('A code of the authenticator app, or a recovery code.'),
  keptBy(typedCode, credentialWording.codeShape),
)

/** A code of the authenticator app that is being set up. */
export const setupCode = v.pipe(
  opaque(LONGEST, credentialWording.setupCode),
  v.description('The 6 digits that the authenticator app shows.'),
  keptBy(typedDigits, credentialWording.setupCode),
)
