import { FIRST_NEWSLETTER, type SubscriptionAnswer } from '../../../schema/rules/newsletters'
import { newsletterOfSlug } from '../../services/newsletter/newsletters-of-collection'
import { subscribeToNewsletter } from '../../services/newsletter/subscribe-to-newsletter'
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

/**
 * POST to a page that subscribes people, from its own form or from one on somebody else's site: leads back to the page,
 * which says what happens next. From elsewhere, nobody's session counts. Rule: docs/rules/newsletters.md, "Forms".
 */
export const subscribeByForm: Endpoint = async (context) => {
  const { request, url, parts, routeName } = context
  const [form, newsletterId] = await Promise.all([readForm(request), newsletterIdOf(context)])
  if (newsletterId === undefined) return undefined
  const isOwn = routeName !== 'ShowForm' && (await isOwnPost({ request, url, parts }))
  const result = await subscribeToNewsletter(isOwn ? parts : { ...parts, session: async () => null }, {
    newsletterId,
    email: form.get('email') || null,
    source: routeName === 'ShowForm' ? 'form' : 'page',
  })
  if (!result.ok && result.failure.code === 'NOT_FOUND') return undefined
  const answer: SubscriptionAnswer = result.ok
    ? result.value.state === 'ACTIVE'
      ? 'done'
      : 'sent'
    : result.failure.code === 'RATE_LIMITED'
      ? 'limit'
      : 'invalid'
  if (request.headers.get('accept')?.startsWith('application/json'))
    return result.ok
      ? Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })
      : failureResponse(result.failure)
  return seeOther(`${url.pathname}?${new URLSearchParams({ subscription: answer })}`)
}
