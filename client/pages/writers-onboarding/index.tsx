import { onboardingWording } from '../../../schema/wording/onboarding'
import { FollowRow } from '../../features/follow/FollowRow'
import { Step, StepFooter } from '../../features/onboarding/Step'
import { useSteps } from '../../features/onboarding/use-steps'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { placeIn } from '../../lib/use-source-link'
import { ButtonLink } from '../../ui/ButtonLink'
import { writersOf } from './writers'
import { WritersOnboarding } from './writers-onboarding.generated'

const wording = onboardingWording.writers

export const load = (page: LoadContext) => page.query(WritersOnboarding, {})

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Suggests writers to new readers: those of their topics first. The last step, which leads to the feed. */
export function Page() {
  const { viewer } = useOperation(WritersOnboarding, {})
  const { redirectUrl } = usePage().search
  const { next } = useSteps()
  if (!viewer) return null
  const writers = writersOf(viewer)
  const isByTopic = writers.some(({ topic }) => topic !== null)
  return (
    <Step title={wording.title} text={isByTopic ? wording.textOfTopics : wording.text}>
      {writers.length === 0 && <p className="mt-8 text-16 text-ink-soft">{wording.none}</p>}
      <div className="mt-6">
        {writers.map(({ user, topic }, i) => (
          <FollowRow
            key={user.id}
            entity={{ ...user, bio: user.bio || (topic === null ? '' : wording.writesAbout(topic)) }}
            level={2}
            source={placeIn('FEATURED_WRITER', i)}
          />
        ))}
      </div>
      <StepFooter>
        <ButtonLink href={next} opens="document" look="main">
          {redirectUrl ? wording.doneElsewhere : wording.done}
        </ButtonLink>
      </StepFooter>
    </Step>
  )
}
