import { CONFIGURED_SCRIPTS, OUTSIDE_SCRIPTS } from '../../../schema/rules/outside-scripts'
import { TRUSTED_TYPES } from '../../../schema/rules/trusted-types'
import type { TrustedTypeRules } from '../../lib/trusted-types'

/** The folders that the configuration names. The head's element is the first one, whatever a page contains. */
const configured = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${CONFIGURED_SCRIPTS}]`)?.content.split(' ') ?? []

const rules = {
  createScriptURL(address: string): string {
    const { href } = new URL(address)
    if ([...Object.values(OUTSIDE_SCRIPTS), ...configured()].some((folder) => href.startsWith(folder)))
      return href
    throw new TypeError(`${href} is no script of a configured service`)
  },
} satisfies TrustedTypeRules

let policy: typeof rules | undefined

/**
 * The address of another service's script, as a script element takes it. Rule: docs/rules/security.md, "Trusted types".
 *
 * @throws TypeError if none of the services has it.
 */
export function scriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES.scripts, rules) ?? rules
  return policy.createScriptURL(address)
}
