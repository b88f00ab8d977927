import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { toastWording } from '../../../schema/wording/toasts'
import { viewerWording } from '../../../schema/wording/viewer'
import { FollowTags } from '../../features/follow/follow-tags.generated'
import { UnfollowTags } from '../../features/follow/unfollow-tags.generated'
import { Suspended } from '../../features/settings/Suspended'
import { useOperationMutation } from '../../lib/mutation'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { Link } from '../../ui/Link'
import { type Choice, choicesOf, TOPICS_NEEDED } from './choices'
import { TopicChoice } from './TopicChoice'
import { TopicsOnboarding } from './topics-onboarding.generated'

const wording = viewerWording.onboarding

export const load = (page: LoadContext) => page.query(TopicsOnboarding, {})

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** The next page: where the reader wanted to go. That page's address is validated when it is visited. */
const nextAddress = (redirectUrl: string | undefined): string =>
  redirectUrl ? linkTo('LoginRedirect', {}, { query: { redirectUrl } }) : linkTo('Home')

/** Asks new readers what they like to read about. It can be skipped. */
export function Page() {
  const { redirectUrl } = usePage().search
  const next = nextAddress(redirectUrl)
  const viewer = useViewer()
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
  const isEnough = count >= Math.min(TOPICS_NEEDED, choices.length)

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
  // Anyone who didn't want to go anywhere is shown what else there is.
  const seeOther = () => {
    window.location.assign(redirectUrl || viewer?.membership ? next : linkTo('OnboardingPlans'))
    return 'leaving' as const
  }
  const send = async () => {
    if ((await Promise.all(unfollowing.current)).includes(false)) return false
    setProblem('')
    if (chosen.size === 0) return seeOther()
    const refusal = await follow.mutateAsync({ tagSlugs: [...chosen] }).then(
      ({ followTags: result }) => ('message' in result ? result.message : undefined),
      () => toastWording.after.error,
    )
    if (refusal === undefined) return seeOther()
    setProblem(refusal)
    return false
  }

  return (
    <Form onSubmit={send} className="mx-auto max-w-[840px] px-6 pt-10 pb-32 text-center sm:pt-16">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
      <p className="mx-auto mt-3 max-w-[52ch] font-serif text-18 text-ink-soft text-pretty">{wording.text}</p>
      <noscript>
        <p className="mt-4 text-14 text-ink-soft">{wording.needsScript}</p>
      </noscript>
      {!mayReach ? (
        <Suspended />
      ) : choices.length === 0 ? (
        <p className="mt-12 text-16 text-ink-soft">{wording.noTopics}</p>
      ) : (
        <fieldset ref={topics} className="mt-10">
          <legend className="sr-only">{wording.topics}</legend>
          <ul className="flex flex-wrap justify-center gap-x-2 gap-y-3">
            {choices.map((choice) => (
              <TopicChoice key={choice.slug} choice={choice} isChosen={isOn(choice)} choose={choose} />
            ))}
          </ul>
        </fieldset>
      )}
      <div className="fixed inset-x-0 bottom-0 border-t border-line bg-paper">
        <div className="mx-auto flex max-w-[840px] flex-wrap items-center justify-between gap-x-6 gap-y-1 px-6 py-4">
          <p role="status" className={`text-14 ${problem ? 'text-danger' : 'text-ink-soft'}`}>
            {problem || wording.chosen(count, TOPICS_NEEDED)}
          </p>
          <p className="flex items-center gap-5">
            <Link href={next} opens="document" look="alone">
              {wording.skip}
            </Link>
            <SubmitButton disabled={!isEnough || !mayReach} pendingText={wording.saving}>
              {wording.continue}
            </SubmitButton>
          </p>
        </div>
      </div>
    </Form>
  )
}
