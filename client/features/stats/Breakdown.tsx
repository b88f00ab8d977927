import { exactCount } from '../../../schema/wording/counts'
import { statsWording } from '../../../schema/wording/stats'
import { formatPercent } from '../../lib/format'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Link } from '../../ui/Link'
import { addressWith, FILTERS, type Filter } from './asked'
import { type ShownPart, shownParts } from './names'
import { FoldedRows, ShareBar } from './ShareBar'
import type { StatsPartsFragment } from './stats-parts.generated'

const { lists: wording } = statsWording

/** Parts that are shown before the rest is unfolded. */
const SHOWN = 7

function Part({ part, by, whole }: { part: ShownPart; by: Filter; whole: number }) {
  const page = usePage()
  const share = whole === 0 ? 0 : part.views / whole
  return (
    <li className="border-b border-line py-1" data-share={part.part} data-views={part.views}>
      <div className="flex items-baseline gap-3 text-14">
        {part.part === undefined ? (
          <span className="flex min-h-9 min-w-0 flex-1 items-center text-ink-soft pointer-coarse:min-h-11">
            {part.name}
          </span>
        ) : (
          <AppLink
            href={addressWith(page, { by, part: part.part })}
            className="flex min-h-9 min-w-0 flex-1 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <bdi className="truncate">{part.name}</bdi>
          </AppLink>
        )}
        {part.host && (
          <Link
            href={`https://${part.host}/`}
            opens="window"
            rel="noopener noreferrer nofollow"
            className="text-13 text-ink-faint"
          >
            <span aria-hidden="true">↗</span>
            <span className="sr-only">{wording.visit(part.host)}</span>
          </Link>
        )}
        <span className="tabular-nums">{exactCount(part.views)}</span>
        <span className="w-10 text-end text-13 text-ink-soft tabular-nums">{formatPercent(share)}</span>
      </div>
      <ShareBar share={share} />
    </li>
  )
}

function List({ by, parts, whole }: { by: Filter; parts: readonly ShownPart[]; whole: number }) {
  const rows = parts.map((part) => <Part key={part.part ?? part.name} part={part} by={by} whole={whole} />)
  return (
    <section aria-labelledby={`stats-${by}`} data-list={by} className="min-w-0">
      <h3 id={`stats-${by}`} className="border-b border-line-strong pb-2 text-14 font-semibold">
        {wording[by]}
      </h3>
      <ul>{rows.slice(0, SHOWN)}</ul>
      <FoldedRows rows={rows.slice(SHOWN)} />
    </section>
  )
}

/** Who read, and from where: lists whose parts add up to the whole, each part a filter. */
export function Breakdown({ stats }: { stats: StatsPartsFragment }) {
  const lists = shownParts(stats)
  if (stats.views === 0) return null
  return (
    <section aria-labelledby="stats-lists" className="mt-16">
      <h2 id="stats-lists" className="font-serif text-24 font-semibold tracking-tight">
        {wording.label}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {(Object.keys(FILTERS) as Filter[])
          .filter((by) => lists[by].length > 0)
          .map((by) => (
            <List key={by} by={by} parts={lists[by]} whole={stats.views} />
          ))}
      </div>
    </section>
  )
}
