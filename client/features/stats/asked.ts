import type { StatsDimension, StatsStoryOrder } from '../../../schema/graphql/types.generated'
import { queryText } from '../../../schema/routes/links'
import { rangeOf } from '../../../schema/rules/stats/ranges'
import { zoneOf } from '../../../schema/rules/stats/zones'
import type { PageContext } from '../../lib/page'

/** The periods by their names in addresses, with how many days they have; all of the time has none. */
export const PERIODS = { today: 1, '7d': 7, '30d': 30, '90d': 90, year: 365, all: undefined } as const
export type Period = keyof typeof PERIODS
const USUAL: Period = '30d'

/** The lists by whose parts everything can be filtered, by their names in addresses. */
export const FILTERS = {
  source: 'SOURCE',
  country: 'COUNTRY',
  device: 'DEVICE',
  language: 'LANGUAGE',
  reader: 'READER',
  publication: 'PUBLICATION',
} as const satisfies Record<string, StatsDimension>
export type Filter = keyof typeof FILTERS

/** The orders of stories by their names in addresses. */
const ORDERS = {
  views: 'VIEWS',
  reads: 'READS',
  ratio: 'RATIO',
  time: 'SECONDS',
  claps: 'CLAPS',
  responses: 'RESPONSES',
  newest: 'NEWEST',
} as const satisfies Record<string, StatsStoryOrder>
export type Order = keyof typeof ORDERS

const has = <Names extends object>(names: Names, name: string | undefined): name is keyof Names & string =>
  name !== undefined && Object.hasOwn(names, name)

/** What an address of stats asks for. What it asks for that can't be is left out, and told. */
export interface Asked {
  /** None for two days that were chosen. */
  period: Period | undefined
  from: string | undefined
  until: string | undefined
  /** The zone that the address names. */
  zone: string | undefined
  filter: { by: Filter; part: string } | undefined
  order: Order
  /** Whether the address asks for a period that there is not. */
  isWrong: boolean
}

/** Characters of a filter's part: of a kind of source and a host. */
const MAX_PART = 270

/** Reads what an address asks for. */
export function askedOf({ search }: Pick<PageContext, 'search'>): Asked {
  const { period, from, until, zone, by, part = '', orderBy } = search
  const known = zone === undefined || zoneOf(zone) ? zone : undefined
  const days = from && until && rangeOf({ from, until, zone: known }) ? { from, until } : undefined
  const isChosen = from !== undefined || until !== undefined
  return {
    period: days ? undefined : has(PERIODS, period) ? period : USUAL,
    from: days?.from,
    until: days?.until,
    zone: known,
    filter: has(FILTERS, by) && part.length <= MAX_PART ? { by, part } : undefined,
    order: has(ORDERS, orderBy) ? orderBy : 'views',
    isWrong:
      known !== zone || (isChosen && !days) || (!isChosen && period !== undefined && !has(PERIODS, period)),
  }
}

/** The variables of a page of stats. */
export function statsVariables(page: Pick<PageContext, 'search'>) {
  const { period, from, until, zone: named, filter, order } = askedOf(page)
  const zone = named ?? 'local'
  const days = period && PERIODS[period]
  const range = from ? { from, until, zone } : days ? { days, zone } : undefined
  return {
    range,
    order: ORDERS[order],
    after: page.search.after,
    isFiltered: filter !== undefined,
    dimension: FILTERS[filter?.by ?? 'source'],
    part: filter?.part ?? '',
  }
}

/** The address of a page of stats that asks for something else; what is undefined is left out. */
export function addressWith(
  { pathname, search }: Pick<PageContext, 'pathname' | 'search'>,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const { after: _, ...kept } = search
  const entries = Object.entries({ ...kept, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return pathname + queryText(Object.fromEntries(entries))
}
