import { exactCount } from '../../../schema/wording/counts'
import { statsWording } from '../../../schema/wording/stats'
import type { StatsPartsFragment } from './stats-parts.generated'

const { skipped: wording } = statsWording

interface Props {
  reasons: readonly Pick<StatsPartsFragment['notCounted'][number], 'reason' | 'views'>[]
  /** What these visits are, if it isn't plain from the page. */
  text?: string
  /** What visits by those who write the stories are called, if they aren't the viewer's. */
  own?: string
}

/** The visits that don't count, and why. Rule: docs/rules/stats.md, "Not counted". */
export function NotCounted({ reasons, text, own = wording.OWN }: Props) {
  const all = reasons.reduce((sum, { views }) => sum + views, 0)
  return (
    <section aria-labelledby="not-counted" className="mt-16 max-w-inset">
      <h2 id="not-counted" className="font-serif text-24 font-semibold tracking-tight">
        {wording.title}
      </h2>
      {text && <p className="mt-2 text-14 text-ink-soft text-pretty">{text}</p>}
      <p className="mt-2 text-14 text-ink-soft">{all === 0 ? wording.none : wording.text(all)}</p>
      {all > 0 && (
        <ul className="mt-4 border-t border-line text-14">
          {reasons.map(({ reason, views }) => (
            <li key={reason} className="flex justify-between gap-4 border-b border-line py-2.5">
              <span>{reason === 'OWN' ? own : wording[reason]}</span>
              <span className="tabular-nums">{exactCount(views)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
