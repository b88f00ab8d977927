import { currencyOf } from '../../../schema/rules/membership/offers'
import type { Currency } from '../../../schema/rules/membership/plans'
import { useOperation } from '../../lib/query'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'

/** The currency in the reader's country. The page's `load` has to have queried `VisitorQuery`. */
export const useCurrency = (): Currency =>
  currencyOf(useOperation(VisitorQuery, {}).visitor.geolocation.country)
