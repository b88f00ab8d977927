import { chartWording as wording } from '../../../schema/wording/chart'
import { ShownPart } from '../../lib/ShownPart'
import { allSeries, type ChartData, valueText } from './data'
import { chartDrawing } from './lazy'

/** Lets the keyboard scroll a long table in browsers that only scroll what has the focus. */
const SCROLLED_BY_KEYBOARD = { tabIndex: 0 }

interface Props {
  /** What it is about, for those who don't see it. */
  title: string
  /** A sentence that says what it shows. */
  summary: string
  data: ChartData
  /** What its points are: "Day". */
  pointTitle: string
  /** Shows what is between two of its points, the last one included. */
  open?: ((first: number, last: number) => void) | undefined
}

/** All that a chart shows, as a table. */
function Numbers({ title, data, pointTitle }: Omit<Props, 'summary' | 'open'>) {
  const all = allSeries(data)
  return (
    <details className="mt-2 text-13" data-no-print>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline">
        {wording.table}
      </summary>
      <section aria-label={title} {...SCROLLED_BY_KEYBOARD} className="max-h-80 overflow-auto">
        <table className="w-full border-collapse tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="text-ink-soft">
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                {pointTitle}
              </th>
              {all.map(({ name }) => (
                <th key={name} scope="col" className="py-2 ps-4 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.labels.map((label, i) => (
              <tr key={i} className="border-b border-line">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal wrap-anywhere">
                  {label}
                </th>
                {all.map(({ name, values }) => (
                  <td key={name} className="py-1.5 ps-4 text-end">
                    {valueText(data, values[i] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

/**
 * A chart: a drawing that is read point by point, a sentence, and a table. The worker draws it, so it works without script.
 * Rule: docs/rules/ui.md, "Charts".
 */
export function Chart({ title, summary, data, pointTitle, open }: Props) {
  return (
    <figure data-chart={data.kind} className="min-w-0">
      <ShownPart part={chartDrawing} props={{ title, data, open }} />
      <figcaption className="mt-3 max-w-[65ch] text-14 text-ink-soft text-pretty">{summary}</figcaption>
      <Numbers title={title} data={data} pointTitle={pointTitle} />
    </figure>
  )
}
