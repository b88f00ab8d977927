import { linkTo } from '../../../schema/routes/links'
import { emailSettingsToken, MAIL_KINDS } from '../../../schema/rules/notifications'
import { changeSubscriptions } from '../../services/newsletter/change-subscriptions'
import { confirmSubscription } from '../../services/newsletter/confirm-subscription'
import { linkHash, openLink } from '../../services/newsletter/link-tokens'
import { changeMailSubscription } from '../../services/notification/subscription'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { seeOther } from '../identity/see-other'

const headers = { 'cache-control': 'no-store' }

const tokenOf = ({ params: { userId, hash }, url }: EndpointContext): string =>
  userId && hash ? emailSettingsToken(userId, hash) : (url.searchParams.get('token') ?? '')

/** What a form says about newsletters. */
function newsletterChange(form: URLSearchParams) {
  const said = form.get('newsletter')
  const leftAt = form.get('leftAt')
  return {
    which: said === 'writers' || said === 'all' ? said : 'one',
    newsletterId: said,
    isOn: form.get('action') === 'subscribe',
    leftAt: leftAt !== null && /^\d{1,15}$/.test(leftAt) ? Number(leftAt) : null,
  } as const
}

/**
 * POST to the pages of email settings: from the page's own form, whose answer leads back to the page, or from a
 * mail program (RFC 8058), which wants no redirect. The token in the address is the only proof that is asked for.
 * Rule: docs/rules/notifications.md, "Unsubscribing".
 */
export const unsubscribe: Endpoint = async (context) => {
  const { request, url, parts } = context
  const form = await readForm(request)
  const token = tokenOf(context)
  const action = form.get('action')
  const kind = MAIL_KINDS.find((known) => known === form.get('kind'))
  const isAboutNewsletter = form.has('newsletter') || (await openLink(parts, token)) !== undefined
  const changed = isAboutNewsletter
    ? await changeSubscriptions(parts, { token, ...newsletterChange(form) })
    : await changeMailSubscription(parts, { token, isOn: action === 'subscribe', ...(kind ? { kind } : {}) })
  if (!changed.ok) return failureResponse(changed.failure)
  return action === null
    ? new Response(null, { status: 204, headers })
    : new Response(null, { status: 303, headers: { ...headers, location: url.pathname + url.search } })
}

/**
 * POST `/me/newsletters/confirm`: confirms a subscription, and leads to all that its address gets. Rule:
 * docs/rules/newsletters.md, "Confirming".
 */
export const confirmNewsletter: Endpoint = async (context) => {
  const token = tokenOf(context)
  const link = await openLink(context.parts, token)
  const confirmed = await confirmSubscription(context.parts, { token })
  if (!link || !confirmed.ok) return seeOther(context.url.pathname + context.url.search)
  const { subscriber } = link
  const hash = await linkHash(context.parts, subscriber, 'all')
  return seeOther(linkTo('EmailSettings', { userId: subscriber.id, hash }))
}

/** POST to the pages that end all newsletters of the viewer. Rule: docs/rules/newsletters.md, "All mail on one page". */
export const unsubscribeOwn: Endpoint = async ({ request, url, parts }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const changed = await changeSubscriptions(parts, newsletterChange(await readForm(request)))
  return changed.ok ? seeOther(url.pathname) : failureResponse(changed.failure)
}
