import type { ProviderName } from '../../../schema/rules/identity'
import type { IdentityProvider } from './provider'

/** A provider that is set up; nothing for one that isn't. */
export function openProvider(_env: Env, _name: ProviderName): IdentityProvider | undefined {
  return undefined
}
