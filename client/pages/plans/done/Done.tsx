import { linkTo } from '../../../../schema/routes/links'
import { PLANS } from '../../../../schema/rules/membership/plans'
import { planOfType } from '../../../../schema/rules/membership/types'
import { payingWording } from '../../../../schema/wording/paying'
import { planNames } from '../../../../schema/wording/plans'
import { priceText } from '../../../../schema/wording/prices'
import { Notice } from '../../../features/account/Notice'
import { OwnMembership } from '../../../features/membership/own/own-membership.generated'
import { ReadOn } from '../../../features/membership/ReadOn'
import { formatDate } from '../../../lib/format'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'

const wording = payingWording.done

/** Confirms a purchase: when the membership renews, and the way back to where the reader came from. */
export function Done() {
  const { state, pathname } = usePage()
  const { productName } = state.config
  const hasMail = useViewer()?.emailObfuscated != null
  const status = useOperation(OwnMembership, {}).viewer?.membershipStatus
  if (!status || status.state === 'LAPSED')
    return (
      <Notice
        title={wording.none}
        ways={
          <>
            <ButtonLink look="main" href={pathname} opens="document">
              {wording.reload}
            </ButtonLink>
            <Link look="underlined" href={linkTo('Plans')}>
              {wording.plans}
            </Link>
          </>
        }
      >
        <p>{wording.noneText}</p>
      </Notice>
    )
  const { currency, amount, nextChargeAt } = status
  const plan = planOfType(status.membershipType)
  const isTrial = status.state === 'TRIAL'
  return (
    <Notice
      title={PLANS[plan].tier === 'friend' ? wording.titleFriend(productName) : wording.title(productName)}
      ways={
        <>
          <ReadOn otherwise={{ href: linkTo('WelcomeMember'), text: wording.continue }} />
          <Link look="underlined" href={linkTo('SettingsTab', { setting: 'membership' })}>
            {wording.receipt}
          </Link>
        </>
      }
    >
      <p>
        {(isTrial ? wording.trial : wording.paid)(planNames.full(productName)[plan])}
        {hasMail && ` ${isTrial ? wording.trialMail : wording.paidMail}`}
      </p>
      {nextChargeAt !== null && (
        <p>
          {(isTrial ? wording.trialEnds : wording.next)(
            formatDate(nextChargeAt),
            priceText(amount, currency),
          )}
        </p>
      )}
    </Notice>
  )
}
