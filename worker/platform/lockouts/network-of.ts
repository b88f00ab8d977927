import ipaddr from 'ipaddr.js'

/** As many bits of an address (IPv6) say whose network it is; the others are the owner's to choose. */
const NETWORK_BITS = 64

/**
 * The network that a network address counts for: itself, or of IPv6 the /64 that whoever has it has whole. Any other
 * text is given back as it is.
 */
export function networkOf(subject: string): string {
  if (!subject.includes(':') || !ipaddr.IPv6.isValid(subject)) return subject
  const address = ipaddr.process(subject.replace(/%.*$/, ''))
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
}
