import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { BANNER_ACTION, Banner } from './Banner'

const wording = viewerWording.banners

/** Says that the account is suspended, and where the rules are. */
export function SuspendedBanner() {
  return (
    <Banner style="USER_SUSPENDED" text={wording.suspended}>
      <a href={linkTo('ShowRules')} rel="noopener" target="_blank" className={BANNER_ACTION}>
        {wording.rules}
      </a>
    </Banner>
  )
}
