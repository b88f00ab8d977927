import { type Dns, openDns } from '../dns/dns'
import { isProduction } from '../environment'
import { type Hostnames, openHostnames } from './hostnames'

/** What custom domains take of the world outside. */
export interface Domains {
  /** Whether this site can have any: somebody has to make their certificates. */
  isOffered: boolean
  /** The host that domains lead to. */
  target: string
  /** Hosts of the site, which are nobody's. */
  ours: readonly string[]
  dns: Dns
  /** Absent where hosts need no certificates: outside production. */
  hostnames: Hostnames | undefined
  /** Where Namecheap sets the records by itself; absent if that isn't configured. */
  connectUrl: string | undefined
}

const HOSTNAMES = 'https://api.cloudflare.com/client/v4'

type DomainsEnv = Pick<
  Env,
  | 'ENVIRONMENT'
  | 'MAIN_HOST'
  | 'CUSTOM_DOMAIN_TARGET'
  | 'DNS_URL'
  | 'CUSTOM_HOSTNAMES_ZONE'
  | 'CUSTOM_HOSTNAMES_TOKEN'
  | 'CUSTOM_HOSTNAMES_URL'
  | 'NAMECHEAP_CONNECT_URL'
>

/** Sends no request yet. Rule: docs/rules/domains.md. */
export function openDomains(env: DomainsEnv): Domains {
  const main = env.MAIN_HOST.replace(/:\d+$/, '')
  const target = env.CUSTOM_DOMAIN_TARGET || `custom.${main}`
  const { CUSTOM_HOSTNAMES_ZONE: zone, CUSTOM_HOSTNAMES_TOKEN: token } = env
  const hostnames =
    zone && token ? openHostnames({ url: env.CUSTOM_HOSTNAMES_URL || HOSTNAMES, zone, token }) : undefined
  return {
    isOffered: hostnames !== undefined || !isProduction(env.ENVIRONMENT),
    target,
    ours: [main, target],
    dns: openDns(env),
    hostnames,
    connectUrl: env.NAMECHEAP_CONNECT_URL || undefined,
  }
}
