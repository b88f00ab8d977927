import { SIGN_IN_OPERATIONS, type SignInOperation } from '../../../schema/rules/identity'

/** The page's purposes. `link` and `two-factor` continue a sign-in that is under way. */
export type Purpose = SignInOperation | 'link' | 'expired-link' | 'two-factor'

const PURPOSES: ReadonlySet<string> = new Set(['login', 'register', 'link', 'expired-link', 'two-factor'])

/** The address's `operation`; signing in if it is missing or unknown, or for a link without its token. */
export function purposeOf({ operation = 'login', token }: Readonly<Record<string, string>>): Purpose {
  if (!PURPOSES.has(operation)) return 'login'
  return operation === 'link' && !token ? 'expired-link' : (operation as Purpose)
}

/** What a mailed link was for, as the address’ `state` says; signing in where that is nothing known. */
export const linkOperationOf = ({ state }: Readonly<Record<string, string>>): SignInOperation =>
  SIGN_IN_OPERATIONS.find((operation) => operation === state) ?? 'login'
