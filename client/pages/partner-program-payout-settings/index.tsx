import type { ComponentType } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { PAYOUT_STEPS } from '../../../schema/routes/values'
import { payoutWording as wording } from '../../../schema/wording/payouts'
import { Steps } from '../../features/partner/Steps'
import { PayoutTask } from '../../features/payout/PayoutTask'
import type { PayoutAccountFieldsFragment } from '../../features/payout/payout-account-fields.generated'
import { PayoutSetup } from '../../features/payout/payout-setup.generated'
import { OwnTaxes } from '../../features/tax/own-taxes.generated'
import { TaxStep } from '../../features/tax/TaxStep'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { Bank, Done } from './steps'

type PayoutStep = (typeof PAYOUT_STEPS)[number]

const STEPS: Readonly<Record<PayoutStep, ComponentType<{ account: PayoutAccountFieldsFragment | null }>>> = {
  bank: Bank,
  taxes: TaxStep,
  done: Done,
}

/** The step that an address names; the first one's without any. */
const stepOf = ({ routeName, params }: PageContext): PayoutStep =>
  routeName === 'PartnerTaxes' ? 'taxes' : (PAYOUT_STEPS.find((step) => step === params.step) ?? 'bank')

export const load = (page: LoadContext) =>
  Promise.all([page.query(PayoutSetup, {}), stepOf(page) !== 'bank' && page.query(OwnTaxes, {})])

export const head = (page: PageContext): PageHead => ({
  title: `${wording.steps[stepOf(page)]} · ${wording.title}`,
  robots: 'noindex',
  isTool: true,
})

/** A writer says where their money goes, step by step. Rule: docs/rules/partner.md, "The pages of payouts". */
export function Page() {
  const step = stepOf(usePage())
  const { label, ...names } = wording.steps
  const Step = STEPS[step]
  return (
    <PayoutTask
      heading={wording[step].heading}
      above={
        <Steps
          label={label}
          steps={PAYOUT_STEPS}
          names={names}
          pathOf={(name) => linkTo('PartnerPayoutStep', { step: name })}
          step={step}
          reached="done"
        />
      }
    >
      {(account) => <Step account={account} />}
    </PayoutTask>
  )
}
