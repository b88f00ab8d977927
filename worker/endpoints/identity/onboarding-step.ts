import { html } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import { onboardingWording } from '../../../schema/wording/onboarding'
import { changeUsername } from '../../services/account/change-username'
import { updateProfile } from '../../services/account/update-profile'
import type { Failure, Result } from '../../services/result'
import { followTags } from '../../services/viewer/follow-tags'
import { unfollowTags } from '../../services/viewer/unfollow-tags'
import type { Endpoint, EndpointContext } from '../endpoint'
import { foreignPost, isOwnPost } from './own-post'
import { readForm } from './read-form'
import { seeOther } from './see-other'
import { smallPage } from './small-page'

/** Keeps what a step's form says; returns why it couldn't. */
type Keep = (context: EndpointContext, form: URLSearchParams) => Promise<Failure | undefined>

const failureIn = (result: Result<unknown, Failure>): Failure | undefined =>
  result.ok ? undefined : result.failure

/** Name and username. The form has no picture without script, so that stays. */
const keepName: Keep = async ({ parts, reader, viewer }, form) => {
  const id = (await viewer())?.id
  const person = id === undefined ? undefined : await reader.users.load(id)
  if (!person) return undefined
  const { bio, imageId, username } = person
  const profile = await updateProfile(parts, { name: form.get('name') ?? '', bio, imageId })
  const wanted = form.get('username')
  if (!profile.ok || wanted === null || wanted === username) return failureIn(profile)
  return failureIn(await changeUsername(parts, { username: wanted }))
}

/** Follows the checked topics, and no longer those that were followed and aren't checked. */
const keepTopics: Keep = async ({ parts }, form) => {
  const chosen = form.getAll('topic')
  const dropped = form.getAll('followed').filter((slug) => !chosen.includes(slug))
  const unfollowed = dropped.length > 0 ? await unfollowTags(parts, { tagSlugs: dropped }) : undefined
  if (unfollowed?.ok === false) return unfollowed.failure
  return chosen.length > 0 ? failureIn(await followTags(parts, { tagSlugs: chosen })) : undefined
}

const STEPS = {
  name: { keep: keepName, here: 'NameOnboarding', next: 'TopicsOnboarding' },
  topics: { keep: keepTopics, here: 'TopicsOnboarding', next: 'WritersOnboarding' },
} as const

/**
 * POST `/_/get-started/{step}`: a step's form, sent without script. Leads to the next step, or says why nothing was kept.
 * Rule: docs/rules/identity.md, "First steps".
 */
export const onboardingStep: Endpoint = async (context) => {
  const { request, url, parts, origin, nonce } = context
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const { keep, here, next } = STEPS[context.params.step === 'name' ? 'name' : 'topics']
  const query = { redirectUrl: url.searchParams.get('redirectUrl') }
  const failure = await keep(context, await readForm(request))
  if (!failure) return seeOther(origin + linkTo(next, {}, { query }))
  const title = onboardingWording.notSaved
  return smallPage({
    nonce,
    title,
    body: html`<h1>${title}</h1>
<p>${failure.message}</p>
<p><a href="${linkTo(here, {}, { query })}">${onboardingWording.back}</a></p>`,
  })
}
