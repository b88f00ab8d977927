import { html } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import type { ToastKey } from '../../../schema/rules/toasts'
import { codeWording } from '../../../schema/wording/codes'
import { type ConfirmOutcome, confirmAddress } from '../../services/identity/addresses/confirm-address'
import { sayNext } from '../../services/viewer/toast'
import type { Endpoint } from '../endpoint'
import { goOn } from './go-on'
import { headersAlone } from './headers-alone'
import { foreignPost, isOwnPost } from './own-post'
import { smallPage } from './small-page'

const TOASTS: Readonly<Record<Exclude<ConfirmOutcome['kind'], 'ask'>, ToastKey>> = {
  confirmed: 'email-confirmed',
  changed: 'email-changed',
  expired: 'email-link-expired',
  taken: 'email-taken',
}

/** Asks before another address replaces an account's own. */
function ask({ username, emailObfuscated }: ConfirmOutcome & { kind: 'ask' }): Response {
  const { title, text, submit, cancel } = codeWording.confirm
  return smallPage(
    title,
    html`<h1>${title}</h1>
<p>${text(username, emailObfuscated)}</p>
<form method="post"><p><button>${submit}</button></p></form>
<p><a href="${linkTo('Home')}">${cancel}</a></p>`,
  )
}

/**
 * The link that confirms an address; a toast on the next page reports the outcome. A HEAD does nothing. Rule:
 * docs/rules/identity.md, "Confirming an address".
 */
export const confirmAccount: Endpoint = async ({ request, url, params, parts, origin }) => {
  if (request.method === 'HEAD') return headersAlone()
  const isAsked = request.method === 'POST'
  if (isAsked && !isOwnPost(request, url)) return foreignPost()
  const outcome = await confirmAddress(parts, params.key ?? '', isAsked)
  if (outcome.kind === 'ask') return ask(outcome)
  sayNext(parts.browser, TOASTS[outcome.kind])
  return goOn(origin + linkTo((await parts.session()) ? 'Settings' : 'Home'))
}
