import { lastDays, rangeOf, type StatsRange, wholeRange } from '../../../../schema/rules/stats/ranges'
import { zoneOf } from '../../../../schema/rules/stats/zones'
import { statsMessages } from '../../../../schema/wording/stats-messages'
import type { GraphQLContext } from '../../context'
import { failureError } from '../../failures'
import type { StatsRangeInput } from '../../resolvers.generated'

/** Days that can be asked for up to today. */
const MOST_DAYS = 366

function rangeFor(
  range: StatsRangeInput | null | undefined,
  now: number,
  here: string | null,
): StatsRange | undefined {
  if (!range) return wholeRange(now)
  const { from, until, days } = range
  const zone = range.zone === 'local' ? (here ?? 'UTC') : (range.zone ?? 'UTC')
  if (from && until) return rangeOf({ from, until, zone })
  const known = zoneOf(zone)
  return known && days && days >= 1 && days <= MOST_DAYS ? lastDays(days, known, now) : undefined
}

/** The range that somebody asks for. @throws `BAD_REQUEST` if it is none. */
export function askedRange(
  { parts, clock }: GraphQLContext,
  range: StatsRangeInput | null | undefined,
): StatsRange {
  const asked = rangeFor(range, clock.now(), parts.browser.timeZone)
  if (!asked) throw failureError({ code: 'BAD_REQUEST', field: 'range', message: statsMessages.noRange })
  return asked
}
