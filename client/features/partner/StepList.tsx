import { linkTo } from '../../../schema/routes/links'
import { partnerJoiningWording } from '../../../schema/wording/partner-joining'
import { AppLink } from '../../ui/AppLink'

const wording = partnerJoiningWording.steps

export const JOIN_STEPS = ['start', 'details', 'payout', 'done'] as const
export type JoinStep = (typeof JOIN_STEPS)[number]

/** Where a step is. */
export const stepPath = (step: JoinStep): string => linkTo('PartnerEnrollStep', { step })

/** The steps of joining; those that have been taken can be taken again. */
export function StepList({ step, reached }: { step: JoinStep; reached: JoinStep }) {
  const last = JOIN_STEPS.indexOf(reached)
  return (
    <nav aria-label={wording.label}>
      <ol className="flex flex-wrap gap-x-6 text-14">
        {JOIN_STEPS.map((name, index) => {
          const text = `${index + 1}. ${wording[name]}`
          return (
            <li key={name} className="inline-flex min-h-11 items-center">
              {name === step ? (
                <span aria-current="step" className="font-semibold">
                  {text}
                </span>
              ) : index <= last ? (
                <AppLink href={stepPath(name)} className="text-ink-soft hover:text-ink hover:underline">
                  {text}
                </AppLink>
              ) : (
                <span className="text-ink-faint">{text}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
