/**
 * What the cache had to say about an answer, as `x-edge-cache` tells it: HIT and STALE came out of the cache, or
 * out of a render that another reader caused; MISS was rendered and may now be stored, BYPASS was rendered and
 * may not be.
 */
export type CacheStatus = 'HIT' | 'MISS' | 'STALE' | 'BYPASS'

/** Which page is asked for. Only what stands here tells two pages apart (docs/rules/caching.md, "Key"). */
export interface PageAddress {
  /** Absolute; the query holds only what the route allows, in one order. The scheme is no part of the key. */
  url: string
  /** What else makes the page another one, such as an experiment's group. Empty for most. */
  variant: string
  /**
   * The request to render by: always a GET, without cookies, authorisation and internal headers. Called only
   * when there is something to render, so that a hit doesn't pay for it.
   */
  request: () => Request
}

/** Bytes in memory of their own. */
export type Bytes = Uint8Array<ArrayBuffer>

/** A whole body in memory. It is shared between answers: never written to. */
export interface PageBytes {
  kind: 'bytes'
  bytes: Bytes
  /** Where the nonce token stands, in bytes from the start. */
  nonceAt: readonly number[]
}

/** A body that arrives bit by bit, and the nonce token that may stand in it. */
export interface PageStream {
  kind: 'stream'
  stream: ReadableStream<Uint8Array> | null
  nonceToken: string | null
}

/** An answer of the cache. `pageResponse` makes a Response of it. */
export interface CachedPage {
  cache: CacheStatus
  /** The HTTP status. */
  status: number
  /** As PublicPage set them, without `cache-tag`, `x-nonce-token` and what the platform adds. Shared: never written to. */
  headers: readonly (readonly [string, string])[]
  body: PageBytes | PageStream
}

/** How a purge went. */
export interface PurgeOutcome {
  success: boolean
  /** The calls are counted: docs/rules/caching.md, "Budget". */
  metered: boolean
  /** Refused because the calls are used up, not because something is broken. */
  limited: boolean
  /** The cache itself keeps a render that was under way at the purge from being stored. */
  guarded: boolean
  /** What went wrong, when it didn't succeed. */
  error?: string
}

/** Pages and feeds that many anonymous readers share (docs/rules/caching.md). `openEdgeCache` gives one. */
export interface EdgeCache {
  /**
   * The page out of the cache, or rendered: once, however many ask at the same time.
   *
   * @throws when the page had to be rendered and rendering threw or took too long. An error page that
   * PublicPage answered with is an answer like any other (BYPASS).
   */
  fetch(address: PageAddress): Promise<CachedPage>
  /**
   * Removes every page that carries one of the tags, for all readers, before it resolves. Never rejects. At
   * most `MAX_TAGS_PER_PURGE` tags. Writers don't call this: they use the outbox (`requestPurge`).
   */
  purge(tags: readonly string[]): Promise<PurgeOutcome>
}

/** The cached entrypoint, as seen from inside the worker (`ctx.exports.PublicPage`). */
export interface PublicPageStub {
  fetch(request: Request, init?: RequestInit<RequestInitCfProperties>): Promise<Response>
  purge(tags: string[]): Promise<PurgeOutcome>
}

/** Response header by which PublicPage names the token that stands in the body instead of a nonce. */
export const NONCE_TOKEN_HEADER = 'x-nonce-token'

/** Response header that tells readers and tests what the cache did. */
export const EDGE_CACHE_HEADER = 'x-edge-cache'

/** What one purge call may carry. */
export const MAX_TAGS_PER_PURGE = 100
