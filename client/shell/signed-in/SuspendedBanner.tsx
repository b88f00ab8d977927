import { viewerWording } from '../../../schema/wording/viewer'
import { usePage } from '../../lib/use-page'
import { BANNER_ACTION, Banner } from './Banner'

const wording = viewerWording.banners

/** Says that the account is suspended, and where the rules are. */
export function SuspendedBanner() {
  const { helpUrl } = usePage().state.config
  return (
    <Banner style="USER_SUSPENDED" text={wording.suspended}>
      <a href={`${helpUrl}/rules`} rel="noopener" target="_blank" className={BANNER_ACTION}>
        {wording.rules}
      </a>
    </Banner>
  )
}
