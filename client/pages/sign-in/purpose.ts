import type { SignInOperation } from '../../../schema/rules/identity'

/** What the page is asked for. `link` and `two-factor` are about something that is under way. */
export type Purpose = SignInOperation | 'link' | 'expired-link' | 'two-factor'

const PURPOSES: ReadonlySet<string> = new Set(['login', 'register', 'link', 'expired-link', 'two-factor'])

/** The address' `operation`; signing in where it says nothing that is known, or a link without its token. */
export function purposeOf({ operation = 'login', token }: Readonly<Record<string, string>>): Purpose {
  if (!PURPOSES.has(operation)) return 'login'
  return operation === 'link' && !token ? 'expired-link' : (operation as Purpose)
}
