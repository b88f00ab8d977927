import { safeWebAddress } from '../../../../schema/rules/links'

/** Names that lead to the machine itself or to its network, whatever they resolve to elsewhere. */
const INWARD = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/

/**
 * True for an address that pictures may be fetched from: http(s), its usual port, a name of the public internet.
 * No address of numbers: those are how machines inside are named. Rule: docs/rules/import.md, "Pictures".
 */
export function isFetchable(address: string): boolean {
  const href = safeWebAddress(address)
  if (href === undefined) return false
  const { hostname, port, username, password } = new URL(href)
  if (port !== '' || username !== '' || password !== '') return false
  const name = hostname.toLowerCase().replace(/\.$/, '')
  // The parser writes every spelling of an IPv4 address with dots, and IPv6 in brackets.
  const isNumeric = /^[\d.]+$/.test(name) || name.startsWith('[')
  return !isNumeric && name.includes('.') && !INWARD.test(name)
}
