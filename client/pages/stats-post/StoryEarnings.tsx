import type { StatsSpan } from '../../../schema/graphql/types.generated'
import { partnerEarningsWording as wording } from '../../../schema/wording/partner-earnings'
import { type EarnedOn, EarningsChart } from '../../features/partner/EarningsChart'
import { usePeriodPoints } from '../../features/stats/use-period-points'

interface Props {
  days: readonly EarnedOn[]
  periods: readonly { from: number; until: number }[]
  span: StatsSpan
  zone: string
}

/** What a story has brought its writer by day, or by month; nothing by hours, which nobody knows. */
export function StoryEarnings({ days, periods, span, zone }: Props) {
  const points = usePeriodPoints(periods, span, zone)
  if (days.length === 0 || !points || span === 'HOUR') return null
  return (
    <section aria-labelledby="stats-earned" className="mt-16">
      <h2 id="stats-earned" className="font-serif text-24 font-semibold tracking-tight">
        {wording.heading}
      </h2>
      <EarningsChart days={days} points={points} isByMonth={span === 'MONTH'} />
      <p className="mt-3 max-w-[65ch] text-13 text-ink-soft text-pretty">{wording.note}</p>
    </section>
  )
}
