import { MOST_SUBSCRIBER_HOURS } from '../../../schema/rules/newsletters'
import {
  begunIn,
  hoursIn,
  type StatsRange,
  type StatsSpan,
  spanFor,
  spansOf,
} from '../../../schema/rules/stats/ranges'
import type { RowOf } from '../../data/database'
import {
  subscriberSources,
  subscriberStates,
  subscribersGained,
  subscribersLost,
} from '../../data/newsletter/stats'
import type { Needs } from '../parts'

type State = RowOf<typeof subscriberStates>['state']
type Hour = RowOf<typeof subscribersGained>

/** Who came and left in an hour, a day or a month. */
interface SubscriberPeriod extends StatsRange {
  gained: number
  lost: number
}

/** What became of a newsletter's subscribers in a period. */
export interface SubscriberStats {
  range: StatsRange
  span: StatsSpan
  /** How many there are in each state now. */
  states: Readonly<Partial<Record<State, number>>>
  periods: readonly SubscriberPeriod[]
  /** Where those came from who came, the most first. */
  sources: readonly RowOf<typeof subscriberSources>[]
}

/** How many of the hours are in each of the periods, both of which are in order. */
function countsIn(spans: readonly StatsRange[], hours: readonly Hour[]): number[] {
  let next = 0
  return spans.map((each) => {
    const [, end] = hoursIn(each)
    let sum = 0
    for (let row = hours[next]; row && row.hour < end; row = hours[++next]) sum += row.subscribers
    return sum
  })
}

/** Reads what became of a newsletter's subscribers. Rule: docs/rules/newsletters.md, "Stats". */
export async function readSubscriberStats(
  { db }: Needs<'db'>,
  newsletterId: string,
  range: StatsRange,
): Promise<SubscriberStats> {
  const { from, until } = range
  const [states, gained, lost, sources] = await Promise.all([
    db.all(subscriberStates, newsletterId),
    db.all(subscribersGained, newsletterId, from, until, MOST_SUBSCRIBER_HOURS),
    db.all(subscribersLost, newsletterId, from, until, MOST_SUBSCRIBER_HOURS),
    db.all(subscriberSources, newsletterId, from, until),
  ])
  const span = spanFor(range)
  // Everything since the beginning begins with the month in which the first one came.
  const first = Math.min(gained[0]?.hour ?? Number.POSITIVE_INFINITY, lost[0]?.hour ?? hoursIn(range)[1])
  const spans = spansOf(begunIn(range, first), span) ?? []
  const [came, left] = [countsIn(spans, gained), countsIn(spans, lost)]
  return {
    range,
    span,
    states: Object.fromEntries(states.map(({ state, subscribers }) => [state, subscribers])),
    periods: spans.map((each, i) => ({ ...each, gained: came[i] ?? 0, lost: left[i] ?? 0 })),
    sources: sources.toSorted((a, b) => b.subscribers - a.subscribers),
  }
}
