import { linkTo } from '../../../schema/routes/links'
import { manageWording } from '../../../schema/wording/manage-membership'
import {
  OwnMembership,
  type OwnMembershipQuery,
} from '../../features/membership/own/own-membership.generated'
import { PaymentMethodText } from '../../features/membership/own/PaymentMethodText'
import { PaymentFront } from '../../features/membership/pay/payment-front.generated'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { PayDue } from './PayDue'
import { UpdateForm } from './UpdateForm'

const wording = manageWording.updatePage

type OwnStatus = NonNullable<OwnMembershipQuery['viewer']>['membershipStatus'] | undefined

const FRONT = { purpose: 'UPDATE' } as const

export const load = (page: LoadContext) =>
  Promise.all([page.query(OwnMembership, {}), page.query(PaymentFront, FRONT)])

/** Whether there is a method that another one can take the place of. */
const canUpdate = (status: OwnStatus): status is NonNullable<OwnStatus> =>
  Boolean(status?.paymentMethod) && status?.state !== 'LAPSED'

export function head(page: HeadContext): PageHead {
  const status = page.data(OwnMembership, {}).viewer?.membershipStatus
  const payment = canUpdate(status) ? { payment: page.data(PaymentFront, FRONT).paymentFront } : {}
  return { title: wording.title, robots: 'noindex', isTool: true, ...payment }
}

/** @param updatedPayment what is said there. */
const leadOn = (updatedPayment: '1' | 'paid') => () =>
  window.location.assign(linkTo('SettingsTab', { setting: 'membership' }, { query: { updatedPayment } }))

/** Changes what the membership is paid with. Rule: docs/rules/membership.md, "Paying". */
export function Page() {
  const status = useOperation(OwnMembership, {}).viewer?.membershipStatus
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
        {wording.title}
      </h1>
      {canUpdate(status) && status.paymentMethod ? (
        <>
          <p className="mt-4 text-16 text-ink-soft text-pretty">
            {status.paymentFailedAt === null ? wording.text : wording.failedText}
          </p>
          <h2 className="mt-8 text-14 text-ink-soft">{wording.now}</h2>
          <p className="mt-1 mb-8 text-16">
            <PaymentMethodText method={status.paymentMethod} hasExpired={status.hasCreditCardExpired} />
          </p>
          {status.paymentFailedAt !== null && <PayDue status={status} onDone={leadOn('paid')} />}
          <UpdateForm onDone={leadOn('1')} />
          <p className="mt-4">
            <Link look="underlined" href={linkTo('ManageMembership')}>
              {wording.back}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="mt-4 text-16 text-ink-soft text-pretty">{wording.none}</p>
          <p className="mt-6">
            <ButtonLink href={linkTo('ManageMembership')}>{wording.back}</ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}
