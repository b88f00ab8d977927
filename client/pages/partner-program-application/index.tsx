import type { ComponentType } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { isInProgramme } from '../../../schema/rules/partner/months'
import { partnerJoiningWording as wording } from '../../../schema/wording/partner-joining'
import { OwnIneligibility } from '../../features/partner/own-ineligibility.generated'
import { JOIN_STEPS, type JoinStep, StepList } from '../../features/partner/StepList'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { TaskHeader } from '../../shell/TaskHeader'
import { Details, Done, Payout, Start } from './steps'

const STEPS: Readonly<Record<JoinStep, ComponentType>> = {
  start: Start,
  details: Details,
  payout: Payout,
  done: Done,
}

/** The step that an address names; the first one's without any. */
const stepOf = ({ params }: PageContext): JoinStep =>
  JOIN_STEPS.find((step) => step === params.step) ?? 'start'

export const load = (page: LoadContext) => page.query(OwnIneligibility, {})

export const head = (page: PageContext): PageHead => ({
  title: `${wording.steps[stepOf(page)]} · ${wording.title}`,
  robots: 'noindex',
  isTool: true,
})

/** A writer joins the partner programme, step by step. Rule: docs/rules/partner.md, "Joining". */
export function Page() {
  const step = stepOf(usePage())
  const isIn = isInProgramme(useViewer()?.partnerProgramEnrollment?.status)
  const Step = STEPS[step]
  return (
    <>
      <TaskHeader back={linkTo('ShowPartnerProgramLanding')}>{wording.back}</TaskHeader>
      <main id="content" className="mx-auto max-w-inset px-6 pt-8 pb-20">
        <StepList step={step} reached={isIn ? 'done' : 'details'} />
        <h1 className="mt-6 font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
          {wording[step].heading}
        </h1>
        <Step />
      </main>
    </>
  )
}
