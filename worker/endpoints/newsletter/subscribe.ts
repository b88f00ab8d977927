import {
  FIRST_NEWSLETTER,
  LONGEST_LINK_TOKEN,
  type SubscriptionAnswer,
} from '../../../schema/rules/newsletters'
import { newsletterOfSlug } from '../../services/newsletter/newsletters-of-collection'
import { subscribeToNewsletter } from '../../services/newsletter/subscribe-to-newsletter'
import { subscribeToRecommended } from '../../services/recommendation/subscribe-to-recommended'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'
import { isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { seeOther } from '../identity/see-other'

/** The newsletter of the page that a form is on. */
async function newsletterIdOf({ params, reader }: EndpointContext): Promise<string | undefined> {
  const { formId, username, collectionSlug, newsletterSlug = FIRST_NEWSLETTER } = params
  if (formId !== undefined) return formId
  if (username !== undefined) return (await reader.usersByName.load(username.toLowerCase()))?.id
  if (collectionSlug === undefined) return undefined
  const collection = await reader.collectionsBySlug.load(collectionSlug.toLowerCase())
  return collection && (await newsletterOfSlug(reader, collection, newsletterSlug))?.id
}

/** What a form without script is answered with. @param answers if the address is subscribed, and if it is asked. */
function answerOf(
  result: Awaited<ReturnType<typeof subscribeToNewsletter | typeof subscribeToRecommended>>,
  [done, sent]: readonly [SubscriptionAnswer, SubscriptionAnswer],
): SubscriptionAnswer {
  if (!result.ok) return result.failure.code === 'RATE_LIMITED' ? 'limit' : 'invalid'
  const { value } = result
  const first = 'subscriptions' in value ? value.subscriptions[0] : value
  return first?.state === 'ACTIVE' ? done : sent
}

/**
 * POST to a page that subscribes people, from its own form or from one on somebody else's site: leads back to the page,
 * which says what happens next. From elsewhere, nobody's session counts. Rule: docs/rules/newsletters.md, "Forms".
 */
export const subscribeByForm: Endpoint = async (context) => {
  const { request, url, parts, routeName } = context
  const [form, newsletterId] = await Promise.all([readForm(request), newsletterIdOf(context)])
  if (newsletterId === undefined) return undefined
  const isOwn = routeName !== 'ShowForm' && (await isOwnPost({ request, url, parts }))
  const whoever = isOwn ? parts : { ...parts, session: async () => null }
  const email = form.get('email') || null
  const recommendedIds = form.getAll('recommended')
  const source = routeName === 'ShowForm' ? 'form' : 'page'
  const via = form.get('via')
  const hasChosen = recommendedIds.length > 0
  const result = hasChosen
    ? await subscribeToRecommended(whoever, { newsletterId, recommendedIds, email })
    : await subscribeToNewsletter(whoever, { newsletterId, email, source, via })
  if (!result.ok && result.failure.code === 'NOT_FOUND') return undefined
  const answer = answerOf(result, hasChosen ? ['all', 'more'] : ['done', 'sent'])
  if (request.headers.get('accept')?.startsWith('application/json'))
    return result.ok
      ? Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })
      : failureResponse(result.failure)
  // Whoever has to try again has still come by that link.
  const again = !result.ok && via !== null ? { via: via.slice(0, LONGEST_LINK_TOKEN) } : {}
  return seeOther(`${url.pathname}?${new URLSearchParams({ subscription: answer, ...again })}`)
}
