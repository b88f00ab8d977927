import type { RouteName } from '../../schema/routes/index'
import type { Reader } from '../data/reader'
import type { CacheTags } from '../edge-cache/tags'
import type { Clock } from '../platform/clock'
import type { Parts } from '../services/parts'
import type { AskViewer } from '../services/policies/actor'

/** What the handler of an HTTP endpoint receives. */
export interface EndpointContext {
  request: Request
  url: URL
  env: Env
  ctx: ExecutionContext
  routeName: RouteName
  /** The path's parameters, including those that the host stands for. */
  params: Readonly<Record<string, string>>
  /** The main host's origin: `https://quire.example`. */
  origin: string
  reader: Reader
  /** The viewer; nobody for a visitor. A cached response is always made for a visitor. */
  viewer: AskViewer
  /**
   * The parts for use cases: each takes the ones that it names. Cookies set in `parts.browser` are sent with
   * the response.
   */
  parts: Parts
  /** Collects the tags of the response; for a cached route they become `Cache-Tag`. */
  tags: CacheTags
  clock: Clock
  /** The response's own nonce, for scripts in a document. */
  nonce: string
  requestId: string
}

/**
 * Answers a route. Nothing means that the address names something that doesn't exist: the gateway then
 * responds with the 404 page. A cached route's response gets its `Cache-Control` and `Cache-Tag` from the
 * gateway.
 */
export type Endpoint = (context: EndpointContext) => Promise<Response | undefined> | Response | undefined
