import { statsWording } from '../../../schema/wording/stats'
import { isoDate } from '../../lib/format'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'
import { TabLinks } from '../../ui/TabLinks'
import { type Asked, addressWith, PERIODS, type Period } from './asked'

const { periods, chosen, zone: zoneText, wrong } = statsWording

/** The day of a written time: an address may name hours, too. */
const dayOf = (written: string): string => written.slice(0, 10)

interface Props {
  asked: Asked
  stats: { zone: string; from: number; until: number }
}

/** The period that is shown: links to the usual ones, and a form for any two days. */
export function PeriodChoice({ asked, stats }: Props) {
  const page = usePage()
  const kept = Object.entries(page.search).filter(
    ([name]) => !['period', 'from', 'until', 'zone', 'after'].includes(name),
  )
  return (
    <>
      <TabLinks
        label={periods.label}
        className="mt-4"
        tabs={(Object.keys(PERIODS) as Period[]).map((period) => ({
          href: addressWith(page, { period, from: undefined, until: undefined }),
          text: periods[period],
          isCurrent: asked.period === period,
        }))}
      />
      {asked.isWrong && (
        <p role="status" className="mt-4 max-w-[65ch] text-14 text-danger text-pretty">
          {wrong}
        </p>
      )}
      <details className="text-14" open={asked.from !== undefined} data-no-print>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline">
          {chosen.title}
        </summary>
        <form
          action={page.pathname}
          className="grid items-end gap-4 pt-2 pb-4 sm:grid-cols-[repeat(3,minmax(0,12rem))_auto]"
        >
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            name="from"
            type="date"
            label={chosen.from}
            required
            defaultValue={dayOf(asked.from ?? isoDate(stats.from))}
          />
          <Field
            name="until"
            type="date"
            label={chosen.until}
            required
            defaultValue={dayOf(asked.until ?? isoDate(stats.until - 1))}
          />
          <Field
            name="zone"
            label={chosen.zone}
            defaultValue={stats.zone}
            spellCheck={false}
            autoCapitalize="none"
          />
          <div>
            <Button type="submit">{chosen.show}</Button>
          </div>
        </form>
      </details>
      <p className="text-13 text-ink-faint">{zoneText(stats.zone)}</p>
    </>
  )
}
