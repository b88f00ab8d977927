import { PARTNER_TABS } from '../../../schema/routes/values'
import { MONTH_TEXT } from '../../../schema/rules/partner/months'
import type { PageContext } from '../../lib/page'

export type PartnerTab = (typeof PARTNER_TABS)[number]

/** The tab of an address; without one it is the first. */
export const tabOf = ({ params }: Pick<PageContext, 'params'>): PartnerTab =>
  PARTNER_TABS.find((tab) => tab === params.tab) ?? 'overview'

/** The month of an address; without a good one it is the present. */
export const variablesOf = ({ search: { month } }: Pick<PageContext, 'search'>) => ({
  month: month !== undefined && MONTH_TEXT.test(month) ? month : undefined,
})

/** From where on an address shows the transactions; without that from the latest on. */
export const paymentsAsked = ({ search: { after } }: Pick<PageContext, 'search'>) => ({ after })
