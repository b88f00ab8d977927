import { linkTo } from '../../../schema/routes/links'
import { planOfSlug } from '../../../schema/rules/membership/offers'
import { planOfType } from '../../../schema/rules/membership/types'
import { manageWording } from '../../../schema/wording/manage-membership'
import { planNames } from '../../../schema/wording/plans'
import { Notice } from '../../features/account/Notice'
import type { MembershipStatusFieldsFragment } from '../../features/membership/own/membership-status-fields.generated'
import { formatDate } from '../../lib/format'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

const wording = manageWording.switchPage

/** Says whether the viewer now has, or will have, the plan that the address names. */
export function Switched({ status }: { status: MembershipStatusFieldsFragment | null }) {
  const { params, state } = usePage()
  const plan = planOfSlug(params.membershipType)
  const planned = status?.switchPlanSchedule
  const isNow = status && status.state !== 'LAPSED' && planOfType(status.membershipType) === plan
  const isLater = planned && planOfType(planned.membershipType) === plan
  const name = plan && planNames.full(state.config.productName)[plan]
  return (
    <Notice
      title={isNow || isLater ? wording.doneTitle : wording.notDone}
      ways={
        <>
          <ButtonLink look="main" href={linkTo('ManageMembership')}>
            {wording.back}
          </ButtonLink>
          <Link look="alone" href={linkTo('Home')}>
            {manageWording.home}
          </Link>
        </>
      }
    >
      {name && isLater && <p>{wording.done(name, formatDate(planned.startAt))}</p>}
      {name && isNow && !isLater && <p>{wording.doneNow(name)}</p>}
      {!isNow && !isLater && <p>{wording.notDoneText}</p>}
    </Notice>
  )
}
