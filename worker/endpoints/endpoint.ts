import type { RouteName } from '../../schema/routes/index'
import type { Reader } from '../data/reader'
import type { CacheTags } from '../edge-cache/tags'
import type { Clock } from '../platform/clock'
import type { Parts } from '../services/parts'
import type { AskViewer } from '../services/policies/actor'

/** What a handler of HTTP that is no page is given. */
export interface EndpointContext {
  request: Request
  url: URL
  env: Env
  ctx: ExecutionContext
  routeName: RouteName
  /** The path's parameters, with those that the host stands for. */
  params: Readonly<Record<string, string>>
  /** The main host's origin: `https://quire.example`. */
  origin: string
  reader: Reader
  /** Who asks; nobody for a visitor. A cached answer is always made for a visitor. */
  viewer: AskViewer
  /** What use cases are handed: each takes the parts that it names. Cookies set in `parts.browser` go out with the answer. */
  parts: Parts
  /** Gathers what the answer shows; for a cached route it becomes `Cache-Tag`. */
  tags: CacheTags
  clock: Clock
  /** The answer's own nonce, for scripts in a document. */
  nonce: string
  requestId: string
}

/**
 * Answers a route. Nothing means that what the address names doesn't exist: the gateway answers the 404 page.
 * A cached route's answer gets its `Cache-Control` and `Cache-Tag` from the gateway.
 */
export type Endpoint = (context: EndpointContext) => Promise<Response | undefined> | Response | undefined
