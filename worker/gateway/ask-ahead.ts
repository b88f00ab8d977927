import { feedAddress, parseSearch } from '../../client/entry-server'
import { FEED_ORDERS, feedNameOf } from '../services/feed/asked-feed'
import { askFeedAhead } from '../services/feed/home-feed'
import { keptOrder } from '../services/feed/kept-order'
import { guessViewer } from '../services/identity/sessions'
import { aheadOfPage } from '../ssr/asked-ahead'
import type { RequestContext } from './request-context'

/**
 * Lets what a page's things are to its reader be read along with the session. Rule: docs/rules/data.md, "What is read
 * ahead".
 */
export function askOwnAhead({ match, reader, parts, url, memory, clock }: RequestContext): void {
  if (match?.route.page === undefined) return
  const viewerId = guessViewer(parts().browser)
  if (viewerId === undefined) return
  aheadOfPage(reader(), match.route, viewerId)
  reader().plan.begin(url.href, viewerId, memory?.knowsPage(url.href, clock))
}

/**
 * Lets the home page's feed be read along with the session, which decides whether that page is shown. Whoever keeps
 * another order than most asks again once it is known. Rule: docs/rules/data.md, "What rows bring".
 */
export function askAhead({ match, url, reader, parts }: RequestContext): void {
  if (match?.route.name !== 'Home') return
  const viewerId = guessViewer(parts().browser)
  if (viewerId === undefined) return
  const search = parseSearch(url.search)
  const { feed, tagSlug, order } = feedAddress({ search })
  const name = feedNameOf(feed, tagSlug)
  askFeedAhead(reader().db, viewerId, {
    name,
    order: order ? FEED_ORDERS[order] : keptOrder(name, new Map()),
    paging: { to: search.after ?? null },
  })
}
