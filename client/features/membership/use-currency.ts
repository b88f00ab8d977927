import type { Currency } from '../../../schema/rules/membership/plans'
import { useOperation } from '../../lib/query'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'

/** The currency of the prices for the reader. The page's `load` has to have queried `VisitorQuery`. */
export const useCurrency = (): Currency => useOperation(VisitorQuery, {}).visitor.currency
