import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { payoutWording as wording } from '../../../schema/wording/payouts'
import { useOperation } from '../../lib/query'
import { TaskHeader } from '../../shell/TaskHeader'
import { ButtonLink } from '../../ui/ButtonLink'
import type { PayoutAccountFieldsFragment } from './payout-account-fields.generated'
import { PayoutSetup } from './payout-setup.generated'

interface Props {
  heading: string
  above?: ReactNode
  /** What the page shows a writer who can be paid here; null as long as they have no account. */
  children: (account: PayoutAccountFieldsFragment | null) => ReactNode
}

/** A page about a writer's payouts, with what keeps somebody from having any. */
export function PayoutTask({ heading, above, children }: Props) {
  const program = useOperation(PayoutSetup, {}).viewer?.partnerProgram
  return (
    <>
      <TaskHeader back={linkTo('ShowPartnerProgramLanding')}>{wording.back}</TaskHeader>
      <main id="content" className="mx-auto max-w-inset px-6 pt-8 pb-20">
        {above}
        <h1 className="mt-6 font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
          {heading}
        </h1>
        {program?.isPaying ? (
          children(program.payoutAccount)
        ) : (
          <>
            <p role="note" className="mt-4 max-w-inset font-serif text-18 text-pretty">
              {program ? wording.notPaying : wording.notIn}
            </p>
            {!program && (
              <p className="mt-8">
                <ButtonLink look="main" href={linkTo('PartnerEnroll')}>
                  {wording.join}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </main>
    </>
  )
}
