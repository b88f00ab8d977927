import type { ProviderName } from '../../../../schema/rules/identity'
import { finishVisit } from '../../../services/identity/providers/finish-visit'
import { openPostedAnswer, takePostedAnswer } from '../../../services/identity/providers/posted-answer'
import type { Endpoint } from '../../endpoint'
import { goOn } from '../go-on'
import { headersAlone } from '../headers-alone'
import { readForm } from '../read-form'
import { oneTapAnswer, oneTapPage } from './one-tap'

/**
 * Where a provider sends the browser back to. A HEAD ends no visit. Rule: docs/rules/identity.md,
 * "Providers".
 */
export const callbackAt =
  (provider: ProviderName): Endpoint =>
  async ({ request, url, parts }) => {
    if (request.method === 'HEAD') return headersAlone()
    const place = await finishVisit(parts, provider, url.searchParams)
    // Facebook appends `#_=_` to its response, which browsers would carry along.
    return goOn(place.includes('#') ? place : `${place}#`)
  }

/**
 * Apple's: its page posts the response from another site, so none of our cookies are sent along. The POST
 * redirects to a GET of our own, which ends the visit.
 */
export const callbackApple: Endpoint = async ({ request, url, parts }) => {
  if (request.method === 'HEAD') return headersAlone()
  if (request.method === 'POST') return goOn(await takePostedAnswer(parts, await readForm(request)))
  const token = url.searchParams.get('token')
  const answer = token === null ? url.searchParams : await openPostedAnswer(parts, token)
  return goOn(await finishVisit(parts, 'apple', answer))
}

/**
 * Google's: a code in the address, or One Tap's token behind the `#`, which only scripts can see: our page
 * reads it there and posts it. Rule: docs/rules/identity.md, "One-tap".
 */
export const callbackGoogle: Endpoint = async (context) => {
  const { request, url, parts } = context
  if (request.method === 'HEAD') return headersAlone()
  if (request.method === 'POST') return oneTapAnswer(context)
  const { searchParams: answer } = url
  const isCode = answer.has('code') || answer.has('error')
  return isCode ? goOn(await finishVisit(parts, 'google', answer)) : oneTapPage(context)
}
