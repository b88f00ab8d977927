import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { onboardingWording } from '../../../schema/wording/onboarding'
import { toastWording } from '../../../schema/wording/toasts'
import { FollowTags } from '../../features/follow/follow-tags.generated'
import { UnfollowTags } from '../../features/follow/unfollow-tags.generated'
import { Step, StepFooter } from '../../features/onboarding/Step'
import { useSteps } from '../../features/onboarding/use-steps'
import { Suspended } from '../../features/settings/Suspended'
import { useOperationMutation } from '../../lib/mutation'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { Form } from '../../ui/form/Form'
import { HiddenField } from '../../ui/form/HiddenField'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { type Choice, choicesOf, TOPICS_NEEDED } from './choices'
import { TopicChoice } from './TopicChoice'
import { TopicsOnboarding } from './topics-onboarding.generated'

const wording = onboardingWording.topics

export const load = (page: LoadContext) => page.query(TopicsOnboarding, {})

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Asks new readers what they like to read about. It can be skipped. */
export function Page() {
  const { redirectUrl } = usePage().search
  const { next } = useSteps()
  const mayReach = useMayReach()
  const choices = choicesOf(useOperation(TopicsOnboarding, {}))
  const follow = useOperationMutation(FollowTags)
  const unfollow = useOperationMutation(UnfollowTags)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** Topics that were followed and no longer are, or are about to be unfollowed. */
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const unfollowing = useRef(new Set<Promise<boolean>>())
  const [problem, setProblem] = useState('')
  const topics = useRef<HTMLFieldSetElement>(null)
  const isOn = ({ slug, isFollowed }: Choice) => chosen.has(slug) || (isFollowed && !dropped.has(slug))
  const count = choices.filter(isOn).length

  /** Unfollows a topic at once. If that fails, it is shown as followed again, and this is false. */
  const drop = async (slug: string): Promise<boolean> => {
    const takeBack = (message: string): false => {
      setDropped((before) => new Set([...before].filter((other) => other !== slug)))
      setProblem(message)
      return false
    }
    setProblem('')
    setDropped((before) => new Set([...before, slug]))
    try {
      const { unfollowTags: result } = await unfollow.mutateAsync({ tagSlugs: [slug] })
      return 'message' in result ? takeBack(result.message) : true
    } catch {
      return takeBack(toastWording.after.error)
    }
  }
  const startDropping = (slug: string) => {
    const work = drop(slug).finally(() => unfollowing.current.delete(work))
    unfollowing.current.add(work)
  }
  const choose = ({ slug, isFollowed }: Choice, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== slug)
    setChosen(new Set(isChosen ? [...others, slug] : others))
    if (!isChosen && isFollowed && !dropped.has(slug)) startDropping(slug)
  }
  // What the browser did to the boxes before the client was there.
  const takeEarlyChoices = useEffectEvent(() => {
    const checked = topics.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    const slugs = new Set([...checked].map(({ value }) => value))
    setChosen(
      new Set(choices.flatMap(({ slug, isFollowed }) => (slugs.has(slug) && !isFollowed ? slug : []))),
    )
    for (const { slug, isFollowed } of choices) if (isFollowed && !slugs.has(slug)) startDropping(slug)
  })
  useEffect(() => takeEarlyChoices(), [])
  const goOn = () => {
    window.location.assign(next)
    return 'leaving' as const
  }
  const send = async () => {
    if ((await Promise.all(unfollowing.current)).includes(false)) return false
    setProblem('')
    if (chosen.size === 0) return goOn()
    const refusal = await follow.mutateAsync({ tagSlugs: [...chosen] }).then(
      ({ followTags: result }) => ('message' in result ? result.message : undefined),
      () => toastWording.after.error,
    )
    if (refusal === undefined) return goOn()
    setProblem(refusal)
    return false
  }

  return (
    <Step title={wording.title} text={wording.text}>
      <Form
        method="post"
        action={linkTo('OnboardingStep', { step: 'topics' }, { query: { redirectUrl } })}
        onSubmit={send}
        className="mt-8"
      >
        {!mayReach && <Suspended />}
        {mayReach && choices.length === 0 && <p className="text-16 text-ink-soft">{wording.none}</p>}
        {mayReach && (
          <fieldset ref={topics}>
            <legend className="sr-only">{wording.topics}</legend>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
              {choices.map((choice) => (
                <TopicChoice key={choice.slug} choice={choice} isChosen={isOn(choice)} choose={choose} />
              ))}
            </ul>
            {choices.map(
              ({ slug, isFollowed }) => isFollowed && <HiddenField key={slug} name="followed" value={slug} />,
            )}
          </fieldset>
        )}
        <StepFooter
          canSkip
          status={
            <p
              role="status"
              className={`text-14 ${problem ? 'text-danger' : 'text-ink-soft max-sm:sr-only'}`}
            >
              {problem || wording.chosen(count, TOPICS_NEEDED)}
            </p>
          }
        >
          <SubmitButton pendingText={onboardingWording.saving}>{onboardingWording.continue}</SubmitButton>
        </StepFooter>
      </Form>
    </Step>
  )
}
