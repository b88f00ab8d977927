import { linkTo } from '../../../schema/routes/links'
import { monthAfter, monthOf, nameInAddress } from '../../../schema/rules/months'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { partnerDashboardWording as wording } from '../../../schema/wording/partner-dashboard'
import { formatMonth } from '../../lib/format'
import { Pager } from '../../ui/Pager'
import type { PartnerTab } from './asked'

interface Props {
  tab: PartnerTab
  month: { id: string; isPresent: boolean }
}

const titleOf = (month: string): string => formatMonth(boundsOfMonth(month).start)

/** Leads to the month before, and to the one after unless this is the present one. */
export function MonthPager({ tab, month: { id, isPresent } }: Props) {
  const step = (by: number) => {
    const month = nameInAddress(monthAfter(monthOf(id, 0), by))
    return { href: linkTo('PartnerDashboardTab', { tab }, { query: { month } }), text: titleOf(month) }
  }
  return <Pager label={wording.pages} previous={step(-1)} next={!isPresent && step(1)} />
}

/** The heading of a month. */
export const MonthHeading = ({ month }: { month: string }) => (
  <h2 className="mt-8 font-serif text-24 font-semibold tracking-tight">{titleOf(month)}</h2>
)
