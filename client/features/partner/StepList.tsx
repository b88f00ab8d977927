import { linkTo } from '../../../schema/routes/links'
import { partnerJoiningWording } from '../../../schema/wording/partner-joining'
import { Steps } from './Steps'

const wording = partnerJoiningWording.steps

export const JOIN_STEPS = ['start', 'details', 'payout', 'done'] as const
export type JoinStep = (typeof JOIN_STEPS)[number]

/** Where a step is. */
export const stepPath = (step: JoinStep): string => linkTo('PartnerEnrollStep', { step })

/** The steps of joining. */
export function StepList({ step, reached }: { step: JoinStep; reached: JoinStep }) {
  const { label, ...names } = wording
  return (
    <Steps label={label} steps={JOIN_STEPS} names={names} pathOf={stepPath} step={step} reached={reached} />
  )
}
