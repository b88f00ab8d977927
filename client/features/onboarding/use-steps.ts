import { linkTo } from '../../../schema/routes/links'
import { onboardingWording } from '../../../schema/wording/onboarding'
import { usePage } from '../../lib/use-page'

/** The steps in their order. */
const STEPS = [
  ['NameOnboarding', onboardingWording.steps.name],
  ['TopicsOnboarding', onboardingWording.steps.topics],
  ['WritersOnboarding', onboardingWording.steps.writers],
] as const

interface Step {
  href: string
  text: string
  isCurrent: boolean
}

/** The way through the steps; each remembers where the reader wanted to go. */
interface Way {
  steps: readonly Step[]
  /** The step's place, from zero. */
  at: number
  /** The step before; undefined at the first. */
  back: string | undefined
  /** The next step, or where the reader goes after the last. */
  next: string
}

/** Where the page's step is among the others. An address to return to is checked when it is visited. */
export function useSteps(): Way {
  const { routeName, search } = usePage()
  const { redirectUrl } = search
  const steps = STEPS.map(([route, text]) => ({
    href: linkTo(route, {}, { query: { redirectUrl } }),
    text,
    isCurrent: route === routeName,
  }))
  const at = steps.findIndex(({ isCurrent }) => isCurrent)
  const last = redirectUrl ? linkTo('LoginRedirect', {}, { query: { redirectUrl } }) : linkTo('Home')
  return { steps, at, back: steps[at - 1]?.href, next: steps[at + 1]?.href ?? last }
}
