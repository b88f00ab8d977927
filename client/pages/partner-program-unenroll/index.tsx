import { linkTo } from '../../../schema/routes/links'
import { isInProgramme } from '../../../schema/rules/partner/months'
import { partnerJoiningWording } from '../../../schema/wording/partner-joining'
import { priceText } from '../../../schema/wording/prices'
import { forgetIneligibility } from '../../features/partner/forget-ineligibility'
import { Points } from '../../features/partner/Points'
import { stepPath } from '../../features/partner/StepList'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { useApp } from '../../lib/app'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { ViewerQuery } from '../../lib/viewer-query.generated'
import { TaskHeader } from '../../shell/TaskHeader'
import { ButtonLink } from '../../ui/ButtonLink'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { OpenMoney, type OpenMoneyQuery } from './open-money.generated'
import { UnenrollFromPartnerProgram } from './unenroll-from-partner-program.generated'

const { leave: wording, back, needsScript, states } = partnerJoiningWording

type Program = NonNullable<NonNullable<OpenMoneyQuery['viewer']>['partnerProgram']>

export const load = (page: LoadContext) => page.query(OpenMoney, {})

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** What is owed to the writer who thinks of leaving. */
function Money({ openMoney: { booked, open } }: Program) {
  const amounts = open.map(({ amount, currency }) => priceText(amount, currency)).join(', ')
  return (
    <dl className="mt-8 border-y border-line text-16">
      {(
        [
          [wording.booked, booked === 0 ? wording.nothing : priceText(booked)],
          [wording.open, amounts || wording.nothing],
        ] as const
      ).map(([title, text]) => (
        <div key={title} className="flex justify-between gap-6 border-b border-line py-3 last:border-b-0">
          <dt>{title}</dt>
          <dd className="text-end tabular-nums wrap-normal">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Says what leaving means, and does it. */
function Leaving({ program }: { program: Program }) {
  const app = useApp()
  return (
    <>
      <Points points={wording.points} />
      <Money {...program} />
      <NeedsScript text={needsScript} />
      <ChangeForm
        operation={UnenrollFromPartnerProgram}
        variables={() => ({})}
        onDone={() => {
          forgetIneligibility(app.queryClient)
          return Promise.all([refetch(app, ViewerQuery, {}), refetch(app, OpenMoney, {})])
        }}
        className="mt-8 flex flex-wrap items-center gap-4"
      >
        <ButtonLink href={stepPath('done')}>{wording.stay}</ButtonLink>
        <SubmitButton look="danger-main" pendingText={wording.confirming}>
          {wording.confirm}
        </SubmitButton>
      </ChangeForm>
    </>
  )
}

/** A writer leaves the partner programme. Rule: docs/rules/partner.md, "Leaving". */
export function Page() {
  const program = useOperation(OpenMoney, {}).viewer?.partnerProgram
  const status = program?.status
  const isIn = isInProgramme(status)
  return (
    <>
      <TaskHeader back={linkTo('ShowPartnerProgramLanding')}>{back}</TaskHeader>
      <main id="content" className="mx-auto max-w-inset px-6 pt-8 pb-20">
        <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
          {isIn ? wording.heading : wording.title}
        </h1>
        {program && isIn ? (
          <Leaving program={program} />
        ) : (
          <>
            <p role="status" className="mt-4 font-serif text-18 text-pretty">
              {status === 'INACTIVE'
                ? wording.left
                : status === 'SUSPENDED'
                  ? states.SUSPENDED
                  : wording.notIn}
            </p>
            {program && <Money {...program} />}
            <p className="mt-8">
              {status === 'INACTIVE' ? (
                <ButtonLink href={linkTo('PartnerEnrollStep', { step: 'details' })}>
                  {wording.undo}
                </ButtonLink>
              ) : (
                <ButtonLink href={linkTo('ShowPartnerProgramLanding')}>{wording.join}</ButtonLink>
              )}
            </p>
          </>
        )}
      </main>
    </>
  )
}
