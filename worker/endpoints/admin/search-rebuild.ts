import * as v from 'valibot'
import { keptBy } from '../../../schema/inputs/text'
import {
  REBUILD_START,
  type RebuildCursor,
  readCursor,
  rebuildStep,
  writeCursor,
} from '../../services/search/rebuild-index'
import { parseInput } from '../../services/use-case'
import type { Endpoint, EndpointContext } from '../endpoint'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

const Query = v.object({
  cursor: v.optional(
    v.pipe(
      v.string(),
      keptBy(readCursor, 'Send the cursor of the previous response, or none to start over.'),
    ),
  ),
})

/** Steps per request: well within the number of queries that one request may send. */
const STEPS = 15
/** No further step begins after this many milliseconds. */
const LONG_ENOUGH = 8000

async function rebuild({ url, env, clock }: EndpointContext, began: number): Promise<AdminOutcome> {
  const input = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!input.ok) return refusedInput(input.failure)
  const { cursor: start = REBUILD_START } = input.value
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
