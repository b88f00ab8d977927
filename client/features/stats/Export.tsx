import { statsWording as wording } from '../../../schema/wording/stats'
import { isoDate } from '../../lib/format'
import { FILTERS, type Filter } from './asked'
import { shownParts } from './names'
import type { StatsFiguresFragment } from './stats-figures.generated'
import type { StatsPartsFragment } from './stats-parts.generated'
import { TableFile } from './TableFile'

interface Props {
  stats: StatsFiguresFragment & StatsPartsFragment
  periods: StatsFiguresFragment['periods']
}

/** The figures of a page as a table in a file: its periods, and the parts of its lists. */
export function Export({ stats, periods }: Props) {
  const lists = shownParts(stats)
  const rows: (string | number)[][] = [
    ['list', 'name', 'views', 'reads', 'seconds'],
    ...periods.map(({ from, views, reads, seconds }) => ['period', isoDate(from), views, reads, seconds]),
    ...(Object.keys(FILTERS) as Filter[]).flatMap((by) =>
      lists[by].map(({ part, name, views, reads, seconds }) => [
        by,
        by === 'publication' ? name : part || 'unknown',
        views,
        reads,
        seconds,
      ]),
    ),
    ...stats.notCounted.map(({ reason, views }) => ['not counted', reason.toLowerCase(), views, '', '']),
  ]
  return (
    <TableFile rows={rows} name={wording.exportName(isoDate(stats.until - 1).slice(0, 10))}>
      {wording.export}
    </TableFile>
  )
}
