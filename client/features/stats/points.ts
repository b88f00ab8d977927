import type { StatsSpan } from '../../../schema/graphql/types.generated'
import { zoneOf } from '../../../schema/rules/stats/zones'
import { statsWording } from '../../../schema/wording/stats'
import { nameOfPoint } from './names'

const { chart: wording } = statsWording

const TITLES = { HOUR: wording.hour, DAY: wording.day, MONTH: wording.month } as const

/** What a chart says of its periods: how they are called, when they are, and what they are; nothing in an unknown zone. */
export function pointsOf(periods: readonly { from: number }[], span: StatsSpan, zone: string) {
  const clock = zoneOf(zone)
  if (!clock) return undefined
  const times = periods.map(({ from }) => clock.shown(from))
  return { times, labels: times.map((time) => nameOfPoint(span, time)), pointTitle: TITLES[span] }
}
