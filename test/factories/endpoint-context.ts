import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { matchRoute } from '../../schema/routes/match'
import { createReader } from '../../worker/data/reader'
import { CacheTags } from '../../worker/edge-cache/tags'
import type { EndpointContext } from '../../worker/endpoints/endpoint'
import { openParts } from '../../worker/gateway/open-parts'
import { nobody } from '../../worker/services/policies/actor'
import { NOON } from './ids'

export const ORIGIN = 'https://quire.example'

export const AUTH_SECRET = 'a secret of tests that has more than 32 characters'

/** The variables of wrangler.toml that endpoints show. */
const VARIABLES = {
  AUTH_SECRET,
  PRODUCT_NAME: 'Quire',
  MAIN_HOST: 'quire.example',
  HELP_URL: 'https://help.quire.example',
  SECURITY_CONTACT: 'mailto:security@quire.example',
}

export interface Asked extends Omit<RequestInit, 'cf'> {
  env?: Partial<Env>
  /** The host's origin, if it isn't the main one. */
  on?: string
  /** Milliseconds since 1970 UTC. */
  now?: number
}

/** What the gateway passes to an endpoint for an anonymous request of that path. */
export function endpointContext(
  path: string,
  { env: more, on = ORIGIN, now = NOON, ...init }: Asked = {},
): EndpointContext {
  const url = new URL(path, on)
  const request = new Request(url, init)
  const reader = createReader((env as Env).DB)
  const clock = { now: () => now }
  const bindings: Env = { ...(env as Env), ...VARIABLES, ...more }
  const ctx = createExecutionContext()
  const match = matchRoute('default', url.pathname)
  return {
    request,
    url,
    env: bindings,
    ctx,
    routeName: match?.route.name ?? 'Home',
    params: match?.params ?? {},
    origin: ORIGIN,
    reader,
    viewer: nobody,
    parts: openParts({
      request,
      env: bindings,
      clock,
      reader,
      mainOrigin: ORIGIN,
      later: (work) => ctx.waitUntil(work),
    }),
    tags: new CacheTags(),
    clock,
    nonce: '0'.repeat(32),
    requestId: 'test',
  }
}
