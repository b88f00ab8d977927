import { onboardingWording } from '../../../schema/wording/onboarding'
import { Step, StepFooter } from '../../features/onboarding/Step'
import { useSteps } from '../../features/onboarding/use-steps'
import { Suspended } from '../../features/settings/Suspended'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useMayReach } from '../../lib/use-may-reach'
import { ButtonLink } from '../../ui/ButtonLink'
import { NameForm } from './NameForm'
import { NameOnboarding } from './name-onboarding.generated'

const wording = onboardingWording.name

export const load = (page: LoadContext) => page.query(NameOnboarding, {})

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Asks new readers for a name and a picture. */
export function Page() {
  const { accountSettings } = useOperation(NameOnboarding, {})
  const mayReach = useMayReach()
  const { next } = useSteps()
  return (
    <Step title={wording.title} text={wording.text}>
      {accountSettings && mayReach ? (
        <NameForm settings={accountSettings} />
      ) : (
        <>
          {mayReach ? <p className="mt-8 text-16 text-ink-soft">{wording.notYours}</p> : <Suspended />}
          <StepFooter>
            <ButtonLink href={next} look="main">
              {onboardingWording.continue}
            </ButtonLink>
          </StepFooter>
        </>
      )}
    </Step>
  )
}
