import { linkTo } from '../../../schema/routes/links'
import { partnerDashboardWording as wording } from '../../../schema/wording/partner-dashboard'
import { EmptyState } from '../../ui/EmptyState'

/** What somebody who isn't in the programme finds in place of their earnings. */
export const NotIn = () => (
  <EmptyState text={wording.notIn} more={{ href: linkTo('PartnerEnroll'), text: wording.join }} />
)
