import ipaddr from 'ipaddr.js'
import { isbot } from 'isbot'
import type { ViewerClass } from '../../schema/rules/cache-eligibility'
import { hasSession } from '../../schema/rules/session'
import type { Session } from '../services/identity/session'

/** The class of a viewer with a valid session. Rule: docs/rules/caching.md, "Viewers". */
export function viewerClassOf({ isSpoofed, user }: Session): ViewerClass {
  if (isSpoofed) return 'spoofed'
  return user.isStaff === 1 ? 'staff' : 'signed-in'
}

/** Whether an address is in a comma-separated list of addresses and networks (`10.0.0.0/8`). */
function isWithin(address: string, networks: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.split(',').some((text) => {
    const network = text.trim()
    if (ipaddr.isValid(network)) return ipaddr.process(network).toString() === parsed.toString()
    if (!ipaddr.isValidCIDR(network)) return false
    const [range, bits] = ipaddr.parseCIDR(network)
    return range.kind() === parsed.kind() && parsed.match(range, bits)
  })
}

/**
 * The class of a request's viewer, without a read. Only `CF-Connecting-IP` counts as the address: the platform sets it
 * and clients can't. Rule: docs/rules/caching.md, "Viewers".
 */
export function viewerClass(request: Request, env: Env): ViewerClass {
  const { headers } = request
  if (hasSession(headers.get('cookie'))) return 'signed-in'
  if (headers.has('authorization')) return 'signed-in'
  const address = headers.get('cf-connecting-ip')
  if (address && env.INTERNAL_ADDRESSES && isWithin(address, env.INTERNAL_ADDRESSES)) return 'internal'
  const agent = headers.get('user-agent')
  return agent && isbot(agent) ? 'bot' : 'anonymous'
}
