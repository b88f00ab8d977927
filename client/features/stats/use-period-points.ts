import type { StatsSpan } from '../../../schema/graphql/types.generated'
import { zoneOf } from '../../../schema/rules/stats/zones'
import { statsWording } from '../../../schema/wording/stats'
import { useApp } from '../../lib/app'
import { isoDate } from '../../lib/format'
import { goTo } from '../../lib/navigation'
import { usePage } from '../../lib/use-page'
import { addressWith } from './asked'
import { nameOfPoint } from './names'

const { chart: wording } = statsWording

const TITLES = { HOUR: wording.hour, DAY: wording.day, MONTH: wording.month } as const

/** Characters of a day and of an hour, as addresses have them: `2026-11-29T20`. */
const [DAY, HOUR] = [10, 13]

interface Period {
  from: number
  until: number
}

/**
 * What a chart says of its periods: how they are called, when they are, and what they are; and what shows those from one
 * to another one alone, by their days or hours. Nothing in an unknown zone.
 */
export function usePeriodPoints(periods: readonly Period[], span: StatsSpan, zone: string) {
  const page = usePage()
  const { navigation } = useApp()
  const clock = zoneOf(zone)
  if (!clock) return undefined
  const times = periods.map(({ from }) => clock.shown(from))
  const written = (time: number) => isoDate(clock.shown(time)).slice(0, span === 'HOUR' ? HOUR : DAY)
  const open = (first: number, last: number) => {
    const [from, until] = [periods[first]?.from, periods[last]?.until]
    if (from === undefined || until === undefined) return
    const days = { period: undefined, from: written(from), until: written(until - 1) }
    void goTo(navigation, addressWith(page, days))
  }
  return { times, labels: times.map((time) => nameOfPoint(span, time)), pointTitle: TITLES[span], open }
}
