import { siteName } from '../../../schema/brand/name'
import { isHostName } from '../../../schema/rules/mastodon'
import { isPublicName } from '../../../schema/rules/public-name'
import { WEBHOOK_LIMIT } from '../../../schema/rules/webhooks'
import { isProduction } from '../environment'
import { openOutside } from '../outside'

/** How an attempt went. */
interface Attempt {
  /** The answer's status; null if there was none in time. */
  status: number | null
  /** Milliseconds. */
  tookMs: number
}

/** Sends to addresses that people name. */
export interface WebhookPort {
  /** Whether an address may be called. */
  isCallable(address: string): boolean
  /** Never rejects. */
  send(address: string, headers: Record<string, string>, body: string): Promise<Attempt>
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Over https, to a name of the public internet with the usual port; outside production, to this machine too. Redirects
 * aren't followed, since they could lead anywhere, and no answer is read. Where the name leads is asked before each attempt. Rule: docs/rules/api.md, "Addresses".
 */
export function openWebhooks(env: Pick<Env, 'DNS_URL' | 'ENVIRONMENT' | 'PRODUCT_NAME'>): WebhookPort {
  const outside = openOutside(env)
  const isCallable = (address: string): boolean => {
    if (!URL.canParse(address)) return false
    const { protocol, hostname, port, username, password } = new URL(address)
    if (username !== '' || password !== '') return false
    if (LOOPBACK.test(hostname)) return !isProduction(env.ENVIRONMENT)
    const isHost = isPublicName(hostname) && isHostName(hostname.replace(/\.$/, ''))
    return protocol === 'https:' && port === '' && isHost
  }
  return {
    isCallable,
    async send(address, headers, body) {
      const start = Date.now()
      const done = (status: number | null): Attempt => ({ status, tookMs: Date.now() - start })
      if (!isCallable(address)) return done(null)
      const { hostname } = new URL(address)
      // Loopback addresses are callable only where that is allowed.
      if (!LOOPBACK.test(hostname) && (await outside.lead(hostname)) !== 'outside') return done(null)
      try {
        const response = await fetch(address, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(WEBHOOK_LIMIT),
          headers: {
            ...headers,
            'content-type': 'application/json',
            'user-agent': `${siteName(env)}-Webhooks`,
          },
          body,
        })
        await response.body?.cancel()
        return done(response.status)
      } catch {
        return done(null)
      }
    },
  }
}
