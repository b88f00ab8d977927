/**
 * The cache's verdict on a response, sent as `x-edge-cache`: HIT and STALE came from the cache, or from a
 * render that another reader started; MISS was rendered and may now be stored, BYPASS was rendered and may
 * not be.
 */
export type CacheStatus = 'HIT' | 'MISS' | 'STALE' | 'BYPASS'

/**
 * Identifies the page that is requested. Nothing else distinguishes two pages (docs/rules/caching.md, "Key").
 */
export interface PageAddress {
  /**
   * Absolute; the query holds only the parameters that the route allows, in a fixed order. The scheme isn't
   * part of the key.
   */
  url: string
  /** Anything else that changes the page, such as an experiment's group. Empty for most pages. */
  variant: string
  /**
   * The request to render with: always a GET without cookies, authorisation or internal headers. It is built
   * only for a render, so that a hit doesn't pay for it.
   */
  request: () => Request
}

/** Bytes in memory of their own. */
export type Bytes = Uint8Array<ArrayBuffer>

/** A whole body in memory. It is shared between responses, so never mutate it. */
interface PageBytes {
  kind: 'bytes'
  bytes: Bytes
  /** The byte offsets of the nonce token. */
  nonceAt: readonly number[]
}

/** A body that is streamed, and the nonce token that it may contain. */
interface PageStream {
  kind: 'stream'
  stream: ReadableStream<Uint8Array> | null
  nonceToken: string | null
}

/** A response from the cache. `pageResponse` makes a Response of it. */
export interface CachedPage {
  cache: CacheStatus
  /** The HTTP status. */
  status: number
  /**
   * As PublicPage set them, without `cache-tag`, `x-nonce-token` and headers that the platform adds. Shared,
   * so never mutate them.
   */
  headers: readonly (readonly [string, string])[]
  body: PageBytes | PageStream
}

/** The outcome of a purge. */
export interface PurgeOutcome {
  success: boolean
  /** Whether calls are counted: docs/rules/caching.md, "Budget". */
  metered: boolean
  /** Refused because the calls are used up, not because something is broken. */
  limited: boolean
  /** Whether the cache itself prevents a render that was under way during the purge from being stored. */
  guarded: boolean
  /** The error, if the purge failed. */
  error?: string
}

/** Pages and feeds that many anonymous readers share (docs/rules/caching.md). `openEdgeCache` opens one. */
export interface EdgeCache {
  /**
   * The page, from the cache or rendered: once, however many readers request it at the same time.
   *
   * @throws if the page had to be rendered and rendering threw or took too long. An error page from
   * PublicPage is an ordinary response (BYPASS).
   */
  fetch(address: PageAddress): Promise<CachedPage>
  /**
   * Removes every page that carries one of the tags, for all readers, before it resolves. Never rejects.
   * Takes at most `MAX_TAGS_PER_PURGE` tags. Code that changes data doesn't call this but uses the outbox
   * (`requestPurge`).
   */
  purge(tags: readonly string[]): Promise<PurgeOutcome>
}

/** The cached entrypoint, as seen from inside the worker (`ctx.exports.PublicPage`). */
export interface PublicPageStub {
  fetch(request: Request, init?: RequestInit<RequestInitCfProperties>): Promise<Response>
  purge(tags: string[]): Promise<PurgeOutcome>
}

/** The response header in which PublicPage names the token that the body contains in place of a nonce. */
export const NONCE_TOKEN_HEADER = 'x-nonce-token'

/** The header with which PublicPage says that each reader needs their own response. */
export const FOR_PLACE_HEADER = 'x-for-place'

/** The response header that tells readers and tests what the cache did. */
export const EDGE_CACHE_HEADER = 'x-edge-cache'

/** The limit of one purge call. */
export const MAX_TAGS_PER_PURGE = 100
