import { WorkerEntrypoint } from 'cloudflare:workers'
import { canonicalUrl } from '../schema/routes/canonical'
import { createReader } from './data/reader'
import { pageCacheControl, sealForCache } from './edge-cache/cache-control'
import { FOR_PLACE_HEADER, NONCE_TOKEN_HEADER, type PurgeOutcome } from './edge-cache/edge-cache'
import { newNonce } from './edge-cache/nonce'
import { purgeOwnCache } from './edge-cache/purge-own-cache'
import { ALL_PAGES, CacheTags } from './edge-cache/tags'
import { answerRoute } from './gateway/answer-route'
import { renderedPlace } from './gateway/experiment'
import { renderedSiteFlags } from './gateway/flags'
import { openParts } from './gateway/open-parts'
import { setDatabaseTiming } from './gateway/server-timing'
import { siteHost } from './gateway/site-host'
import { appClock } from './platform/app-clock'
import { nobody } from './services/policies/actor'

/**
 * Renders pages and feeds for anonymous viewers, behind the platform's cache. The gateway is its only caller: requests
 * have a canonical address and neither cookies nor authorization. Rule: docs/rules/caching.md, "PublicPage".
 */
export class PublicPage extends WorkerEntrypoint<Env> {
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const reader = createReader(this.env.DB.withSession('first-unconstrained'))
    const site = await siteHost(url, this.env, () => reader, appClock.now())
    if (!site) return new Response('No such host', { status: 404, headers: { 'cache-control': 'no-store' } })
    const address = canonicalUrl(url, site.table)
    const tags = new CacheTags()
    tags.add(ALL_PAGES)
    const place = renderedPlace(this.env, request.headers)
    if (place) tags.add(place.group)
    const nonce = newNonce()
    const answer = await answerRoute({
      request,
      url,
      env: this.env,
      ctx: this.ctx,
      site,
      match: 'redirect' in address ? undefined : address.match,
      reader,
      viewer: nobody,
      parts: openParts({
        request,
        env: this.env,
        clock: appClock,
        reader,
        mainOrigin: site.mainOrigin,
        later: (work) => this.ctx.waitUntil(work),
        experiment: () => place,
        siteFlags: renderedSiteFlags(request.headers),
      }),
      viewerClass: 'anonymous',
      isSignedIn: false,
      isSpoofed: false,
      tags,
      clock: appClock,
      nonce,
      requestId: request.headers.get('x-request-id') ?? '',
    })
    if (tags.isForPlace) {
      answer.body?.cancel().catch(() => {})
      return sealForCache(new Response(null, { headers: { [FOR_PLACE_HEADER]: '1' } }))
    }
    const response = new Response(answer.body, answer)
    response.headers.set('cache-control', pageCacheControl(response.status, tags, appClock.now()))
    const header = tags.header()
    if (header) response.headers.set('cache-tag', header)
    response.headers.set(NONCE_TOKEN_HEADER, nonce)
    setDatabaseTiming(response.headers, reader.db.usage)
    return sealForCache(response)
  }

  /** Purges this entrypoint's own cache; on the platform a purge reaches no other. */
  purge(tags: string[]): Promise<PurgeOutcome> {
    return purgeOwnCache(this.env, this.ctx, tags)
  }
}
