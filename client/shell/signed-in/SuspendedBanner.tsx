import { viewerWording } from '../../../schema/wording/viewer'
import { useLink } from '../../lib/use-link'
import { ButtonLink } from '../../ui/ButtonLink'
import { Banner } from './Banner'

const wording = viewerWording.banners

/** Says that the account is suspended, and where the rules are. */
export function SuspendedBanner() {
  const link = useLink()
  return (
    <Banner style="USER_SUSPENDED" text={wording.suspended}>
      <ButtonLink look="text" opens="window" href={link('ShowRules')} className="font-medium">
        {wording.rules}
      </ButtonLink>
    </Banner>
  )
}
