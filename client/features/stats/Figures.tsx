import { type Counts, readRatio } from '../../../schema/rules/stats/facts'
import { exactCount } from '../../../schema/wording/counts'
import { statsWording } from '../../../schema/wording/stats'
import { formatPercent } from '../../lib/format'
import { Sparkline } from '../chart/Sparkline'
import { Figure } from './Figure'

const { figures: wording, change, time } = statsWording

const HOUR = 3600

/** A time of reading: hours, or minutes if it is short. */
export const timeText = (seconds: number): string =>
  seconds >= HOUR
    ? time.hours(exactCount(Math.round(seconds / HOUR)))
    : time.minutes(exactCount(Math.round(seconds / 60)))

/** By how much a figure differs from the one before. */
function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? change.same : change.none
  const share = now / before - 1
  if (Math.abs(share) < 0.005) return change.same
  return share > 0 ? change.more(formatPercent(share)) : change.less(formatPercent(-share))
}

function arrowOf(now: number, before: number): string {
  if (before === 0) return ''
  const share = now / before - 1
  return Math.abs(share) < 0.005 ? '' : `${share > 0 ? '↑' : '↓'} ${formatPercent(Math.abs(share))}`
}

type Row = [name: string, title: string, read: (counts: Counts) => number, text: (value: number) => string]

interface Props {
  counts: Counts
  before: Counts | null
  /** The parts of the period, the first one first. */
  periods: readonly Counts[]
}

/** The totals of a period, with how they came about, beside those of the period before. */
export function Figures({ counts, before, periods }: Props) {
  const rows: Row[] = [
    ['views', wording.views, ({ views }) => views, exactCount],
    ['reads', wording.reads, ({ reads }) => reads, exactCount],
    ['read-ratio', wording.ratio, readRatio, formatPercent],
    ['seconds', wording.seconds, ({ seconds }) => seconds, timeText],
  ]
  return (
    <section aria-label={wording.label}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-4">
        {rows.map(([name, title, read, text]) => {
          const [now, then] = [read(counts), before && read(before)]
          return (
            <Figure key={name} name={name} title={title} value={now} text={text(now)}>
              {then !== null && (
                <dd className="mt-1 text-13 text-ink-soft tabular-nums">
                  <span aria-hidden="true">{arrowOf(now, then) || '–'}</span>
                  <span className="sr-only">{changeText(now, then)}</span>
                </dd>
              )}
              {name !== 'read-ratio' && now > 0 && (
                <dd className="mt-3">
                  <Sparkline values={periods.map(read)} />
                </dd>
              )}
            </Figure>
          )
        })}
      </dl>
    </section>
  )
}
