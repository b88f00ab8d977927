import { HELD_EARNINGS_STATES, type HeldEarningsState } from '../../../schema/rules/held-earnings/states'
import type { PageContext } from '../../lib/page'

/** The state of the listed cases; those to decide for an unknown value. */
export const stateOf = ({ search }: Pick<PageContext, 'search'>): HeldEarningsState =>
  HELD_EARNINGS_STATES.find((state) => state.toLowerCase() === search.state) ?? 'HELD'

export const listOf = (page: Pick<PageContext, 'search'>) => ({
  state: stateOf(page),
  after: page.search.after,
})
