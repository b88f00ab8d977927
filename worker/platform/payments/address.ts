import { isLoopback, isProduction } from '../environment'

/**
 * A configured address of a provider, or its own by default: over https, or on this machine outside production.
 *
 * @throws Error for one that secrets may not be sent to.
 */
export function providerAddress(env: Pick<Env, 'ENVIRONMENT'>, said: string | undefined, usual: string): URL {
  const address = new URL(said || usual)
  const { protocol, host } = address
  const isLocal = protocol === 'http:' && !isProduction(env.ENVIRONMENT) && isLoopback(host)
  if (protocol !== 'https:' && !isLocal) throw new Error(`${address.origin} isn't an https address`)
  return address
}
