import { isbot } from 'isbot'
import type { ViewerClass } from '../../schema/rules/cacheEligibility'
import { hasSession } from '../../schema/rules/session'

/**
 * What kind of viewer a request comes from. Addresses are judged by `CF-Connecting-IP` alone, which the
 * platform sets and a client can't. Rule: docs/rules/caching.md, "Viewers".
 */
export function viewerClass(request: Request, env: Env): ViewerClass {
  const { headers } = request
  if (hasSession(headers.get('cookie'))) return 'signed-in'
  if (headers.has('authorization')) return 'signed-in'
  const address = headers.get('cf-connecting-ip')
  if (address && env.INTERNAL_ADDRESSES?.split(',').some((internal) => internal.trim() === address)) {
    return 'internal'
  }
  const agent = headers.get('user-agent')
  return agent && isbot(agent) ? 'bot' : 'anonymous'
}
