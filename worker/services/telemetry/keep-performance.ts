import * as v from 'valibot'
import {
  LARGEST_VALUE,
  MOST_PERFORMANCE_A_DAY,
  MOST_PERFORMANCE_EVENTS,
  PAGE_TYPES,
  type PageType,
  PERFORMANCE_KINDS,
  PERFORMANCE_REPORTS,
} from '../../../schema/rules/performance'
import { roomAt } from '../../data/telemetry/room'
import { insertPerformance, type PerformanceRow } from '../../data/telemetry/writes'
import { done, type Failure, type Result } from '../result'
import { mayTrackSender, type ReportParts, withinLimit } from './sender'

const LONGEST_VERSION = 50
const MOST_PARTS = 12

const isPageType = (text: string): text is PageType => (PAGE_TYPES as readonly string[]).includes(text)
const amount = v.pipe(v.number(), v.minValue(0))
const yesNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((word) => word === 'yes'),
)

const Event = v.object({
  type: v.picklist(PERFORMANCE_KINDS),
  pageType: v.pipe(
    v.string(),
    v.transform((type) => (isPageType(type) ? type : 'other')),
  ),
  value: v.pipe(amount, v.maxValue(LARGEST_VALUE)),
  loggedIn: yesNo,
  mobileOrTablet: yesNo,
  parts: v.exactOptional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,30}$/)), amount),
      v.check((parts) => Object.keys(parts).length <= MOST_PARTS),
    ),
  ),
})

/** An event of a kind that isn't known, or that can't be, is skipped, so that it doesn't hold back the others. */
const event = v.fallback(v.nullable(Event), null)

/** A report, whose times may be of any kind. */
export const performanceReport = v.object({
  client: v.object({ name: v.literal('lite'), version: v.pipe(v.string(), v.maxLength(LONGEST_VERSION)) }),
  events: v.pipe(v.array(event), v.maxLength(MOST_PERFORMANCE_EVENTS)),
})

const rowOf =
  (build: string) =>
  ({
    type,
    pageType,
    value,
    loggedIn,
    mobileOrTablet,
    parts,
  }: v.InferOutput<typeof Event>): PerformanceRow => ({
    kind: type,
    pageType,
    value,
    isLoggedIn: loggedIn,
    isMobileOrTablet: mobileOrTablet,
    build,
    parts: parts ? JSON.stringify(parts) : null,
  })

/** Stores how fast pages were, without whose they were. Rule: docs/rules/telemetry.md, "Performance". */
export async function keepPerformance(
  parts: ReportParts,
  { client, events }: v.InferOutput<typeof performanceReport>,
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  const rows = events.filter((one) => one !== null).map(rowOf(client.version))
  if (rows.length === 0 || !mayTrackSender(parts)) return done
  const may = await withinLimit(parts, 'performance', PERFORMANCE_REPORTS, rows.length)
  if (!may.ok) return may
  const now = parts.clock.now()
  await parts.db.write(insertPerformance(rows, now, roomAt('performance', now, MOST_PERFORMANCE_A_DAY)))
  return done
}
