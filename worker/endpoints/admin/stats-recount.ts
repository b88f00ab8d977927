import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { DAY } from '../../../schema/rules/time-units'
import { openStatStores } from '../../data/stats/stores'
import { openStatsLog } from '../../platform/stats/log'
import { recount } from '../../services/stats/recount'
import { parseInput } from '../../services/use-case'
import type { Endpoint, EndpointContext } from '../endpoint'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

const MESSAGE = 'Send a day as yyyy-mm-dd.'
/** A day as its number since 1970 UTC. */
const day = v.pipe(
  v.string(),
  v.isoDate(MESSAGE),
  v.transform((text) => Date.parse(text) / DAY),
  v.integer(MESSAGE),
)
const Query = v.object({ subject: entityId, from: day, to: day })

/** Days of one request: their log has to be read within it. */
const MOST_DAYS = 31

async function recountPart({ url, env }: EndpointContext, now: number): Promise<AdminOutcome> {
  const input = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!input.ok) return refusedInput(input.failure)
  const { subject, from, to } = input.value
  const until = Math.min(to, from + MOST_DAYS - 1)
  const parts = { stats: openStatStores(env), statsLog: openStatsLog(env.MEDIA), now }
  const differences = await recount(parts, subject, from, until)
  const next = until < to ? new Date((until + 1) * DAY).toISOString().slice(0, 10) : null
  return {
    status: 200,
    body: { differences, next },
    detail: `${subject} from day ${from} to ${until}: ${differences.length} sums differed`,
  }
}

/**
 * `POST /_/admin/stats-recount?subject=…&from=…&to=…`: counts again from the log what became of a story, a writer or a
 * publication, and responds with `{differences, next}`. Repeat from the day `next` until it is null. Rule:
 * docs/rules/stats.md, "The log".
 */
export const adminStatsRecount: Endpoint = (context) =>
  withAdminKey(context, 'stats-recount', (now) => recountPart(context, now))
