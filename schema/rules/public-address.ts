import ipaddr from 'ipaddr.js'

/** The only part of IPv6 whose addresses are routed on the public internet (RFC 4291). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a network address belongs to the public internet, rather than to this machine, a private network or a range
 * that is reserved for something else. An IPv4 address that is mapped into IPv6 is judged as IPv4; the older forms that
 * embed one (`::127.0.0.1`) are never public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
