import type { ProviderName } from '../../../../schema/rules/identity'
import { finishVisit } from '../../../services/identity/providers/finish-visit'
import { openPostedAnswer, takePostedAnswer } from '../../../services/identity/providers/posted-answer'
import type { Endpoint } from '../../endpoint'
import { headersAlone } from '../headers-alone'
import { nextAddress } from '../next-address'
import { readForm } from '../read-form'
import { seeOther } from '../see-other'
import { oneTapAnswer, oneTapPage } from './one-tap'

/**
 * Where a provider sends the browser back to. A HEAD ends no visit. Rule: docs/rules/identity.md,
 * "Providers".
 */
export const callbackAt =
  (provider: ProviderName): Endpoint =>
  async ({ request, url, parts, origin }) => {
    if (request.method === 'HEAD') return headersAlone()
    const address = nextAddress(await finishVisit(parts, { provider, answer: url.searchParams }), origin)
    // Facebook appends `#_=_` to its response, which browsers would carry along.
    return seeOther(address.includes('#') ? address : `${address}#`)
  }

/**
 * Apple's: its page posts the response from another site, so none of our cookies are sent along. The POST
 * redirects to a GET of our own, which ends the visit.
 */
export const callbackApple: Endpoint = async ({ request, url, parts, origin }) => {
  if (request.method === 'HEAD') return headersAlone()
  if (request.method === 'POST') {
    return seeOther(nextAddress(await takePostedAnswer(parts, await readForm(request)), origin))
  }
  const token = url.searchParams.get('token')
  const answer = token === null ? url.searchParams : await openPostedAnswer(parts, token)
  return seeOther(nextAddress(await finishVisit(parts, { provider: 'apple', answer }), origin))
}

/**
 * Google's: a code in the address, or One Tap's token behind the `#`, which only scripts can see: our page
 * reads it there and posts it. Rule: docs/rules/identity.md, "One-tap".
 */
export const callbackGoogle: Endpoint = async (context) => {
  const { request, url, parts, origin } = context
  if (request.method === 'HEAD') return headersAlone()
  if (request.method === 'POST') return oneTapAnswer(context)
  const { searchParams: answer } = url
  const isCode = answer.has('code') || answer.has('error')
  if (!isCode) return oneTapPage(context)
  return seeOther(nextAddress(await finishVisit(parts, { provider: 'google', answer }), origin))
}
