import { safeWebAddress } from '../../../../schema/rules/links'
import { isPublicName } from '../../../../schema/rules/public-name'

/**
 * Whether pictures may be fetched from an address: http(s), its usual port, a name of the public internet.
 * Rule: docs/rules/import.md, "Pictures".
 */
export function isFetchable(address: string): boolean {
  const href = safeWebAddress(address)
  if (href === undefined) return false
  const { hostname, port, username, password } = new URL(href)
  return port === '' && username === '' && password === '' && isPublicName(hostname)
}
