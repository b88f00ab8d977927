import { siteName } from '../../../schema/brand/name'
import { sha256 } from '../../../schema/rules/hex'
import { FEED_PAGE_SIZE } from '../../../schema/rules/limits'
import { ownerOfPrivateFeed } from '../../data/private-feed/queries'
import { memberOf } from '../../services/policies/actor'
import { readFeed } from '../../services/rss/feed'
import { RSS } from '../../services/rss/formats'
import { privateSource } from '../../services/rss/sources/private'
import type { Endpoint } from '../endpoint'
import { answer } from '../files/answer'

/**
 * A member's private feed, with stories in full, for anybody who has its address; nothing once it is revoked or the
 * membership is over. It is never cached. Rule: docs/rules/private-feeds.md.
 */
export const privateFeedEndpoint: Endpoint = async (context) => {
  const { request, url, env, params, origin, parts, reader, clock } = context
  const owner = await reader.db.first(ownerOfPrivateFeed, await sha256(params.key ?? ''))
  const member = owner && memberOf(owner, clock.now())
  if (!owner || !member) return undefined
  const paging = { limit: FEED_PAGE_SIZE, to: url.searchParams.get('after') }
  const { keys } = parts
  const viewer = async () => member
  const asked = { reader, origin, product: siteName(env), keys, params, paging, viewer }
  const feed = await readFeed(asked, await privateSource(asked, owner), RSS)
  const response = await answer(request, RSS.write(feed), { type: `${RSS.type}; charset=utf-8` })
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('referrer-policy', 'no-referrer')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}
