import { zoneOf } from '../../../schema/rules/stats/zones'
import { useApp } from '../../lib/app'
import { isoDate } from '../../lib/format'
import { goTo } from '../../lib/navigation'
import { usePage } from '../../lib/use-page'
import { addressWith } from './asked'

/** Characters of a day and of an hour, as addresses have them: `2026-11-29T20`. */
const [DAY, HOUR] = [10, 13]

interface Period {
  from: number
  until: number
}

/** What shows the periods of a chart from one to another one alone, by their days or hours. Nothing does in an unknown zone. */
export function useOpenPeriods(periods: readonly Period[], span: 'HOUR' | 'DAY' | 'MONTH', zone: string) {
  const page = usePage()
  const { navigation } = useApp()
  const clock = zoneOf(zone)
  if (!clock) return undefined
  const written = (time: number) => isoDate(clock.shown(time)).slice(0, span === 'HOUR' ? HOUR : DAY)
  return (first: number, last: number) => {
    const [from, until] = [periods[first]?.from, periods[last]?.until]
    if (from === undefined || until === undefined) return
    const days = { period: undefined, from: written(from), until: written(until - 1) }
    void goTo(navigation, addressWith(page, days))
  }
}
