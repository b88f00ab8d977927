import { linkTo } from '../../../schema/routes/links'
import { manageWording } from '../../../schema/wording/manage-membership'
import { CancelForm, consequence } from '../../features/membership/cancel/CancelForm'
import { Offer } from '../../features/membership/cancel/Offer'
import { OwnMembership } from '../../features/membership/own/own-membership.generated'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { Cancelled } from './Cancelled'

const wording = manageWording.cancelPage

export const load = (page: LoadContext) => page.query(OwnMembership, {})

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** Ends the membership, or offers it for less. Rule: docs/rules/membership.md, "Cancelling". */
export function Page() {
  const status = useOperation(OwnMembership, {}).viewer?.membershipStatus
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      {!status || status.state === 'LAPSED' || status.paymentProvider === 'MEDIUM_GIFT' ? (
        <>
          <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.nothing}</h1>
          <p className="mt-4 text-16 text-ink-soft text-pretty">{wording.nothingText}</p>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            <ButtonLink href={linkTo('ManageMembership')}>{wording.back}</ButtonLink>
            <Link look="alone" href={linkTo('Home')}>
              {manageWording.home}
            </Link>
          </p>
        </>
      ) : status.isCancelled ? (
        <Cancelled endsAt={status.endsAt} />
      ) : (
        <>
          <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
          <p className="mt-4 text-16 text-ink-soft text-pretty">{consequence(status)}</p>
          <NeedsScript text={manageWording.needsScript} />
          <Offer status={status} />
          <CancelForm
            beside={
              <Link look="underlined" href={linkTo('ManageMembership')}>
                {manageWording.keep}
              </Link>
            }
          />
        </>
      )}
    </div>
  )
}
