import { linkTo } from '../../../schema/routes/links'
import { emailSettingsToken, MAIL_KINDS } from '../../../schema/rules/notifications'
import { changeCounting } from '../../services/counting/change-counting'
import { changeReaderDigest } from '../../services/digest/change-reader-digest'
import { READER_CHOICES } from '../../services/digest/keep-choice'
import { changeSubscriptions } from '../../services/newsletter/change-subscriptions'
import { chooseRhythm } from '../../services/newsletter/choose-rhythm'
import { confirmSubscription } from '../../services/newsletter/confirm-subscription'
import { isOfDeleted, linkHash, openLink } from '../../services/newsletter/link-tokens'
import { changeMailSubscription } from '../../services/notification/subscription'
import { saysDigest } from '../../services/notification/unsubscribe-token'
import type { Parts } from '../../services/parts'
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
 * Changes what a form says about newsletters: how often one comes, or whether.
 *
 * @param token null for the viewer's own.
 * @param mailId the mail whose link leads there, if one says so.
 */
function changeNewsletters(parts: Parts, token: string | null, form: URLSearchParams, mailId: string | null) {
  if (form.get('action') !== 'rhythm')
    return changeSubscriptions(parts, { token, mailId, ...newsletterChange(form) })
  return chooseRhythm(parts, {
    token,
    newsletterId: form.get('newsletter'),
    rhythm: form.get('rhythm') === 'WEEKLY' ? 'WEEKLY' : 'EACH',
    pausedUntil: form.get('until'),
  })
}

/** Changes what a form, or a mail program, says about all mail of a token. */
async function changeMails(parts: Parts, token: string, form: URLSearchParams, mailId: string | null) {
  if (form.has('digest') || saysDigest(token)) {
    const choice = READER_CHOICES.find((known) => known === form.get('digest')) ?? 'OFF'
    return changeReaderDigest(parts, { token, choice })
  }
  if (form.has('counting')) return changeCounting(parts, { token, isCounted: form.get('counting') === 'on' })
  if (form.has('newsletter') || (await openLink(parts, token)) !== undefined)
    return changeNewsletters(parts, token, form, mailId)
  const kind = MAIL_KINDS.find((known) => known === form.get('kind'))
  const isOn = form.get('action') === 'subscribe'
  return changeMailSubscription(parts, { token, isOn, ...(kind ? { kind } : {}) })
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
  const changed = await changeMails(parts, token, form, url.searchParams.get('mail'))
  if (!changed.ok && !(await isOfDeleted(parts, token))) return failureResponse(changed.failure)
  return form.get('action') === null
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
  const changed = await changeNewsletters(parts, null, await readForm(request), null)
  return changed.ok ? seeOther(url.pathname) : failureResponse(changed.failure)
}
