import { archiveWording } from '../../../schema/wording/archive'
import { AppLink } from '../../ui/AppLink'
import { type ArchivePeriod, monthName } from './period'

interface Choice {
  text: string
  /** The accessible label, if the text alone isn't enough. */
  label?: string
  period: ArchivePeriod
  isChosen: boolean
  /** The choice is the current page. */
  isHere: boolean
}

type HrefOf = (period: ArchivePeriod) => string

/** One row of the navigation: years, months or days. */
function Row({ title, choices, hrefOf }: { title: string; choices: Choice[]; hrefOf: HrefOf }) {
  if (choices.length === 0) return null
  return (
    <div className="flex gap-4 border-b border-line py-1 max-sm:flex-col max-sm:gap-0 max-sm:py-2">
      <p className="w-16 shrink-0 py-3 text-13 text-ink-faint max-sm:py-0">{title}</p>
      <ul className="-mx-2 flex min-w-0 flex-wrap tabular-nums">
        {choices.map(({ text, label, period, isChosen, isHere }) => (
          <li key={text}>
            <AppLink
              href={hrefOf(period)}
              aria-label={label}
              aria-current={isHere ? 'page' : isChosen ? 'true' : undefined}
              className={`inline-flex h-11 min-w-11 items-center justify-center px-2 text-14 ${
                isChosen
                  ? 'font-semibold text-ink underline decoration-accent decoration-2 underline-offset-8'
                  : 'text-ink-soft hover:text-ink hover:underline hover:underline-offset-4'
              }`}
            >
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Props extends ArchivePeriod {
  /** The years with stories, and the months and days with stories in the chosen ones. */
  periods: { years: readonly number[]; months: readonly number[]; days: readonly number[] }
  hrefOf: HrefOf
}

/** Navigates an archive: its years, the months of the chosen one, and the days of the chosen month. */
export function ArchiveNavigation({ periods, year, month, day, hrefOf }: Props) {
  const { months, days } = periods
  if (periods.years.length === 0) return null
  const years = periods.years.map((y) => ({
    text: String(y),
    period: { year: y },
    isChosen: y === year,
    isHere: y === year && !month,
  }))
  return (
    <nav aria-label={archiveWording.navigation} className="border-t border-line" data-no-print>
      <Row
        title={archiveWording.year}
        hrefOf={hrefOf}
        choices={[{ text: archiveWording.allTime, period: {}, isChosen: !year, isHere: !year }, ...years]}
      />
      <Row
        title={archiveWording.month}
        hrefOf={hrefOf}
        choices={months.map((m) => ({
          text: monthName(m, 'short'),
          label: monthName(m),
          period: { year, month: m },
          isChosen: m === month,
          isHere: m === month && !day,
        }))}
      />
      <Row
        title={archiveWording.day}
        hrefOf={hrefOf}
        choices={days.map((d) => ({
          text: String(d),
          period: { year, month, day: d },
          isChosen: d === day,
          isHere: d === day,
        }))}
      />
    </nav>
  )
}
