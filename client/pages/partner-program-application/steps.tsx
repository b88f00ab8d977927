import * as v from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import { isInProgramme } from '../../../schema/rules/partner/months'
import { partnerJoiningWording } from '../../../schema/wording/partner-joining'
import { EnrollInPartnerProgram } from '../../features/partner/enroll-in-partner-program.generated'
import { Obstacles } from '../../features/partner/Obstacles'
import { OwnIneligibility } from '../../features/partner/own-ineligibility.generated'
import { Points } from '../../features/partner/Points'
import { stepPath } from '../../features/partner/StepList'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { useCanLink } from '../../lib/use-can-link'
import { useMayReach } from '../../lib/use-may-reach'
import { useViewer } from '../../lib/use-viewer'
import { ViewerQuery } from '../../lib/viewer-query.generated'
import { ButtonLink } from '../../ui/ButtonLink'
import { Checkbox } from '../../ui/form/Checkbox'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { Link } from '../../ui/Link'

const { start, details, payout, done, states, next, needsScript } = partnerJoiningWording

/** A status in which nobody can go on by themselves, with what is said of it. */
const stopped = (status: string | undefined): string | undefined =>
  status === 'SUSPENDED' || status === 'UNKNOWN' ? states[status] : undefined

/** What keeps the viewer from joining, or from being paid once they have. */
const useReasons = () => useOperation(OwnIneligibility, {}).viewer?.partnerIneligibility ?? []

const TEXT = 'mt-4 max-w-inset font-serif text-18 text-pretty'
const WAYS = 'mt-8 flex flex-wrap items-center gap-x-6 gap-y-2'

/** What the programme is, and who can join. */
export function Start() {
  const mayReach = useMayReach()
  const reasons = useReasons()
  const status = useViewer()?.partnerProgramEnrollment?.status
  const isIn = isInProgramme(status)
  const obstacle = stopped(status) ?? (isIn || mayReach ? undefined : start.suspended)
  return (
    <>
      <p className={TEXT}>{start.text}</p>
      <Points points={start.points} />
      {status === 'INACTIVE' && <p className={TEXT}>{states.INACTIVE}</p>}
      {obstacle && (
        <p role="note" className={TEXT}>
          {obstacle}
        </p>
      )}
      <Obstacles reasons={reasons} className="mt-6" />
      <p className={WAYS}>
        {!obstacle && (isIn || reasons.length === 0) && (
          <ButtonLink look="main" href={stepPath(isIn ? 'payout' : 'details')}>
            {next}
          </ButtonLink>
        )}
        <Link look="underlined" href={`${linkTo('ShowPartnerProgramLanding')}#formula`}>
          {start.formula}
        </Link>
      </p>
    </>
  )
}

const Agreed = v.object({ agree: v.literal('on', details.mustAgree) })

/** What one agrees to, and the form that joins. */
export function Details() {
  const app = useApp()
  const status = useViewer()?.partnerProgramEnrollment?.status
  const obstacle = stopped(status)
  const joined = async () => {
    await Promise.all([refetch(app, ViewerQuery, {}), refetch(app, OwnIneligibility, {})])
    await goTo(app.navigation, stepPath('payout'))
  }
  return (
    <>
      <Points points={details.points} />
      {obstacle ? (
        <p role="note" className={TEXT}>
          {obstacle}
        </p>
      ) : isInProgramme(status) ? (
        <>
          <p className={TEXT}>{details.already}</p>
          <p className={WAYS}>
            <ButtonLink look="main" href={stepPath('payout')}>
              {next}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <NeedsScript text={needsScript} />
          <ChangeForm
            operation={EnrollInPartnerProgram}
            schema={Agreed}
            variables={() => ({})}
            onDone={joined}
            className="mt-6 flex flex-col items-start gap-4"
          >
            <Checkbox name="agree" label={details.agree} />
            <SubmitButton pendingText={details.joining}>
              {status === 'INACTIVE' ? details.joinAgain : details.join}
            </SubmitButton>
          </ChangeForm>
        </>
      )}
    </>
  )
}

/** Where the money goes: on the pages of payouts. */
export function Payout() {
  const canLink = useCanLink()
  const isIn = isInProgramme(useViewer()?.partnerProgramEnrollment?.status)
  if (!isIn)
    return (
      <>
        <p className={TEXT}>{payout.first}</p>
        <p className={WAYS}>
          <ButtonLink look="main" href={stepPath('start')}>
            {details.join}
          </ButtonLink>
        </p>
      </>
    )
  const isOpen = canLink('PayoutSetup')
  return (
    <>
      <p className={TEXT}>{isOpen ? payout.text : payout.notYet}</p>
      <p className={WAYS}>
        {isOpen && (
          <ButtonLink look="main" href={linkTo('PayoutSetup')}>
            {payout.open}
          </ButtonLink>
        )}
        <ButtonLink look={isOpen ? undefined : 'main'} href={stepPath('done')}>
          {isOpen ? payout.later : next}
        </ButtonLink>
      </p>
    </>
  )
}

/** What follows for somebody who has joined. */
export function Done() {
  const canLink = useCanLink()
  const status = useViewer()?.partnerProgramEnrollment?.status
  const reasons = useReasons()
  const isIn = isInProgramme(status)
  return (
    <>
      <p className={TEXT}>{isIn ? done.text : (stopped(status) ?? done.notYet)}</p>
      {isIn && <Obstacles reasons={reasons} className="mt-6" />}
      <p className={WAYS}>
        {isIn ? (
          <>
            <ButtonLink look="main" href={linkTo('YourStories')}>
              {done.stories}
            </ButtonLink>
            {canLink('PartnerDashboard') && (
              <Link look="underlined" href={linkTo('PartnerDashboard')}>
                {done.dashboard}
              </Link>
            )}
            {canLink('PayoutSetup') && (
              <Link look="underlined" href={linkTo('PayoutSetup')}>
                {done.payout}
              </Link>
            )}
            <Link look="underlined" href={linkTo('PartnerUnenroll')}>
              {done.leave}
            </Link>
          </>
        ) : (
          <ButtonLink look="main" href={stepPath('start')}>
            {details.join}
          </ButtonLink>
        )}
      </p>
    </>
  )
}
