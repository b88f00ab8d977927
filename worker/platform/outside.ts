import { isPublicAddress } from '../../schema/rules/public-address'
import { openDns } from './dns/dns'

/**
 * Where a name leads: to the public internet alone; to a network of somebody's own, be it with one of its addresses; to
 * nothing. Unknown if nobody could say.
 */
type Lead = 'outside' | 'inside' | 'nowhere' | 'unknown'

/** The web, for what checks each address that it asks. */
export interface Outside {
  fetch(address: string, init: RequestInit): Promise<Response>
  /** Asks where a name leads. Never rejects. */
  lead(hostname: string): Promise<Lead>
}

/** A reader who waits for a page or a picture waits for the answer about its name, too. In milliseconds. */
const LIMITS = { timeLimit: 1500, firstWait: 100 }
/**
 * After so many questions in a row that nobody answered, none is asked: a machine without a network needn't wait for
 * each.
 */
const MOST_SILENT = 3
/** How many names are remembered while one request or one step of a job goes on. */
const MOST_NAMES = 500

/** Sends no request yet. Each name is asked about once. Rule: docs/rules/security.md, "Addresses that people name". */
export function openOutside(env: Pick<Env, 'DNS_URL'>): Outside {
  const dns = openDns(env, LIMITS)
  const known = new Map<string, Promise<Lead>>()
  let silent = 0
  const ask = async (hostname: string): Promise<Lead> => {
    if (silent >= MOST_SILENT) return 'unknown'
    try {
      const addresses = await dns.addresses(hostname)
      silent = 0
      if (addresses.length === 0) return 'nowhere'
      return addresses.every(isPublicAddress) ? 'outside' : 'inside'
    } catch (error) {
      silent += 1
      console.error(JSON.stringify({ event: 'name-not-resolved', error: String(error) }))
      return 'unknown'
    }
  }
  return {
    fetch: (address, init) => fetch(address, init),
    lead(hostname) {
      if (known.size >= MOST_NAMES) known.clear()
      const answer = known.get(hostname) ?? ask(hostname)
      known.set(hostname, answer)
      return answer
    },
  }
}
