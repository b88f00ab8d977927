import ipaddr from 'ipaddr.js'
import { beforeFirst } from './cutting'

/** The bits of an IPv6 address that identify its network; its owner chooses the others freely. */
const NETWORK_BITS = 64

/**
 * The network that a network address is counted under: the address itself, or for IPv6 its /64, which usually has
 * a single owner. Any other text is returned unchanged.
 */
export function networkOf(subject: string): string {
  if (!subject.includes(':') || !ipaddr.IPv6.isValid(subject)) return subject
  const address = ipaddr.process(beforeFirst(subject, /%/))
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
}
