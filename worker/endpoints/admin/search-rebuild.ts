import {
  REBUILD_START,
  type RebuildCursor,
  readCursor,
  rebuildStep,
  writeCursor,
} from '../../services/search/rebuild-index'
import type { Endpoint, EndpointContext } from '../endpoint'
import { type AdminOutcome, refused, withAdminKey } from './with-admin-key'

/** Steps per request: well within the number of queries that one request may send. */
const STEPS = 15
/** No further step begins after this many milliseconds. */
const LONG_ENOUGH = 8000

async function rebuild({ url, env, clock }: EndpointContext, began: number): Promise<AdminOutcome> {
  const given = url.searchParams.get('cursor')
  const start = given === null ? REBUILD_START : readCursor(given)
  if (!start) return refused(400, 'bad-cursor', 'Send the cursor of the answer before, or none to begin.')
  let next: RebuildCursor | undefined = start
  const total = { written: 0, removed: 0 }
  for (let step = 0; next && step < STEPS && clock.now() - began < LONG_ENOUGH; step++) {
    const done = await rebuildStep(env, next)
    total.written += done.written
    total.removed += done.removed
    next = done.next
  }
  const detail = `from ${writeCursor(start)}: ${total.written} written, ${total.removed} removed`
  return { status: 200, body: { ...total, cursor: next ? writeCursor(next) : null }, detail }
}

/**
 * `POST /_/admin/search-rebuild?cursor=…`: rebuilds a part of the search index and responds with `{written,
 * removed, cursor}`. Repeat with the cursor until it is null; search keeps working meanwhile. Rule:
 * docs/rules/search.md, "Rebuilding".
 */
export const adminSearchRebuild: Endpoint = (context) =>
  withAdminKey(context, 'search-rebuild', (now) => rebuild(context, now))
