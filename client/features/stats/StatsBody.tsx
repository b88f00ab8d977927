import type { ReactNode } from 'react'
import { statsWording } from '../../../schema/wording/stats'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { addressWith, askedOf } from './asked'
import { Breakdown } from './Breakdown'
import { Export } from './Export'
import { Figures } from './Figures'
import { NotCounted } from './NotCounted'
import { nameOfFilter } from './names'
import { PeriodChoice } from './PeriodChoice'
import { StatsChart } from './StatsChart'
import type { StatsFiguresFragment } from './stats-figures.generated'
import type { StatsPartsFragment } from './stats-parts.generated'

const { filter: wording, lists } = statsWording

interface Props {
  stats: StatsFiguresFragment & StatsPartsFragment
  /** What stands between the chart and the lists. */
  children?: ReactNode
  events?: readonly { time: number; text: string }[]
}

/** What all pages of stats show: a period, its totals, its course, and who read and from where. */
export function StatsBody({ stats, children, events = [] }: Props) {
  const page = usePage()
  const asked = askedOf(page)
  const { filter } = asked
  const shown = stats.only ?? stats
  return (
    <>
      <PeriodChoice asked={asked} stats={stats} />
      {filter && (
        <div role="status" className="mt-6 border-s-2 border-accent ps-4">
          <p className="flex flex-wrap items-center gap-x-4 text-16">
            <span>{wording.on(lists[filter.by], nameOfFilter(stats, filter))}</span>
            <Link look="underlined" href={addressWith(page, { by: undefined, part: undefined })}>
              {wording.off}
            </Link>
          </p>
          <p className="max-w-[65ch] text-13 text-ink-soft text-pretty">
            {shown.views === 0 ? wording.none : wording.text}
          </p>
        </div>
      )}
      <div className="mt-8">
        <Figures counts={shown} before={filter ? null : stats.before} periods={shown.periods} />
      </div>
      <div className="mt-12">
        <StatsChart stats={stats} periods={shown.periods} isCompared={!filter} events={events} />
        <Export stats={stats} periods={shown.periods} />
      </div>
      {children}
      <Breakdown stats={stats} />
      <NotCounted reasons={stats.notCounted} />
    </>
  )
}
