import { exactCount } from '../../../schema/wording/counts'
import { statsWording } from '../../../schema/wording/stats'
import type { StatsPartsFragment } from './stats-parts.generated'

const { skipped: wording } = statsWording

/** The visits that don't count, and why. Rule: docs/rules/stats.md, "Not counted". */
export function NotCounted({ reasons }: { reasons: StatsPartsFragment['notCounted'] }) {
  const all = reasons.reduce((sum, { views }) => sum + views, 0)
  return (
    <section aria-labelledby="not-counted" className="mt-16 max-w-inset">
      <h2 id="not-counted" className="font-serif text-24 font-semibold tracking-tight">
        {wording.title}
      </h2>
      <p className="mt-2 text-14 text-ink-soft">{all === 0 ? wording.none : wording.text(all)}</p>
      {all > 0 && (
        <ul className="mt-4 border-t border-line text-14">
          {reasons.map(({ reason, views }) => (
            <li key={reason} className="flex justify-between gap-4 border-b border-line py-2.5">
              <span>{wording[reason]}</span>
              <span className="tabular-nums">{exactCount(views)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
