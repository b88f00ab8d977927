import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { matchRoute } from '../../schema/routes/match'
import { createReader } from '../../worker/data/reader'
import { CacheTags } from '../../worker/edge-cache/tags'
import type { EndpointContext } from '../../worker/endpoints/endpoint'
import { NOON } from './ids'

export const ORIGIN = 'https://quire.example'

/** The variables of wrangler.toml that endpoints show. */
const VARIABLES = {
  PRODUCT_NAME: 'Quire',
  MAIN_HOST: 'quire.example',
  HELP_URL: 'https://help.quire.example',
  SECURITY_CONTACT: 'mailto:security@quire.example',
}

export interface Asked extends Omit<RequestInit, 'cf'> {
  env?: Partial<Env>
  /** The host's origin, when it isn't the main one. */
  on?: string
}

/** What the gateway gives an endpoint for an anonymous request of that path. */
export function endpointContext(
  path: string,
  { env: more, on = ORIGIN, ...init }: Asked = {},
): EndpointContext {
  const url = new URL(path, on)
  const match = matchRoute('default', url.pathname)
  return {
    request: new Request(url, init),
    url,
    env: { ...(env as Env), ...VARIABLES, ...more },
    ctx: createExecutionContext(),
    routeName: match?.route.name ?? 'Home',
    params: match?.params ?? {},
    origin: ORIGIN,
    reader: createReader((env as Env).DB),
    viewer: null,
    tags: new CacheTags(),
    clock: { now: () => NOON },
    requestId: 'test',
  }
}
