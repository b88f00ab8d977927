import { isUndecided } from '../../../schema/rules/reports'
import type { TransparencyPageQuery } from './transparency-page.generated'

type Counted = TransparencyPageQuery['countedReports'][number]

/** What came of what was reported, in a month or for a reason. */
export interface Sums {
  key: string
  total: number
  waiting: number
  dismissed: number
  hidden: number
  removed: number
  suspended: number
  appeals: number
  right: number
}

const isAppeal = ({ state }: Counted): boolean =>
  state === 'APPEALED' || state === 'APPEAL_UPHELD' || state === 'APPEAL_DISMISSED'

/** The sums of some counts under each key, in the order in which the keys appear. */
export function sumsBy(counted: readonly Counted[], keyOf: (each: Counted) => string): Sums[] {
  const groups = new Map<string, Counted[]>()
  for (const each of counted) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return [...groups].map(([key, group]) => {
    const sum = (isMeant: (each: Counted) => boolean) =>
      group.reduce((all, each) => (isMeant(each) ? all + each.count : all), 0)
    return {
      key,
      total: sum(() => true),
      waiting: sum(({ state }) => isUndecided(state)),
      dismissed: sum(({ decision }) => decision === 'DISMISS'),
      hidden: sum(({ decision }) => decision === 'HIDE'),
      removed: sum(({ decision }) => decision === 'REMOVE'),
      suspended: sum(({ decision }) => decision === 'SUSPEND'),
      appeals: sum(isAppeal),
      right: sum(({ state }) => state === 'APPEAL_UPHELD'),
    }
  })
}
