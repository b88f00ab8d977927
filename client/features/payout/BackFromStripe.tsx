import { useEffect, useRef } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { payoutWording as wording } from '../../../schema/wording/payouts'
import { useApp } from '../../lib/app'
import { ButtonLink } from '../../ui/ButtonLink'
import { forgetIneligibility } from '../partner/forget-ineligibility'
import { useChange } from '../settings/use-change'
import { AccountState } from './AccountState'
import { CheckAccount } from './CheckAccount'
import { PayoutTask } from './PayoutTask'
import { RecordPayoutInformation } from './record-payout-information.generated'

/** Asks what the account is once the page is loaded: merely opening the address asks nobody. */
function AskAtOnce() {
  const { queryClient } = useApp()
  const { run } = useChange(RecordPayoutInformation)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void run({}).then(() => forgetIneligibility(queryClient))
  })
  return null
}

/** Where writers arrive who come from the provider's page. */
export function BackFromStripe({ heading }: { heading: string }) {
  return (
    <PayoutTask heading={heading}>
      {(account) =>
        account ? (
          <>
            <AskAtOnce />
            <AccountState account={account} />
            <div className="mt-8 flex flex-wrap items-center gap-4">
              <ButtonLink
                look="main"
                href={linkTo('PartnerPayoutStep', { step: account.state === 'READY' ? 'taxes' : 'bank' })}
              >
                {wording.next}
              </ButtonLink>
              {account.state !== 'READY' && <CheckAccount />}
            </div>
          </>
        ) : (
          <>
            <p className="mt-4 max-w-inset font-serif text-18 text-pretty">{wording.finish.none}</p>
            <p className="mt-8">
              <ButtonLink look="main" href={linkTo('PartnerPayoutStep', { step: 'bank' })}>
                {wording.finish.go}
              </ButtonLink>
            </p>
          </>
        )
      }
    </PayoutTask>
  )
}
