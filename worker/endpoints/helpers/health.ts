import { Database } from '../../data/database'
import { mainIsReady, searchIsReady } from '../../data/site/readiness'
import type { Endpoint } from '../endpoint'

/** How long a waiting client should pause before it asks again, in seconds. */
const RETRY_AFTER = '1'

/**
 * Whether both databases respond and have their tables. Never stored. Rule: docs/rules/feeds.md, "Health".
 */
export const health: Endpoint = async ({ request, env, reader }) => {
  const answers = await Promise.allSettled([
    reader.db.all(mainIsReady),
    new Database(env.SEARCH_DB).all(searchIsReady),
  ])
  const isReady = answers.every(({ status }) => status === 'fulfilled')
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  if (!isReady) headers.set('retry-after', RETRY_AFTER)
  const body = JSON.stringify({ status: isReady ? 'ok' : 'starting' })
  return new Response(request.method === 'HEAD' ? null : body, { status: isReady ? 200 : 503, headers })
}
