import { html } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import { codeWording } from '../../../schema/wording/codes'
import type { ToastKey } from '../../../schema/wording/toasts'
import { type ConfirmedAddress, confirmAddress } from '../../services/identity/addresses/confirm-address'
import type { Failure } from '../../services/result'
import { flashToast } from '../../services/viewer/toast'
import type { Endpoint } from '../endpoint'
import { headersAlone } from './headers-alone'
import { foreignPost, isOwnPost } from './own-post'
import { seeOther } from './see-other'
import { smallPage } from './small-page'

const TOASTS: Readonly<Record<Exclude<ConfirmedAddress['kind'], 'ask'>, ToastKey>> = {
  confirmed: 'email-confirmed',
  changed: 'email-changed',
}

const toastOf = ({ code }: Failure): ToastKey =>
  code === 'ALREADY_EXISTS' ? 'email-taken' : 'email-link-expired'

/** Asks before another address replaces an account's own. */
function ask(nonce: string, { username, emailObfuscated }: ConfirmedAddress & { kind: 'ask' }): Response {
  const { title, text, submit, cancel } = codeWording.confirm
  return smallPage({
    nonce,
    title,
    body: html`<h1>${title}</h1>
<p>${text(username, emailObfuscated)}</p>
<form method="post"><p><button>${submit}</button></p></form>
<p><a href="${linkTo('Home')}">${cancel}</a></p>`,
  })
}

/**
 * The link that confirms an address; a toast on the next page reports the outcome. A HEAD does nothing. Rule:
 * docs/rules/identity.md, "Confirming an address".
 */
export const confirmAccount: Endpoint = async ({ request, url, params, parts, origin, nonce }) => {
  if (request.method === 'HEAD') return headersAlone()
  const hasAgreed = request.method === 'POST'
  if (hasAgreed && !(await isOwnPost({ request, url, parts }))) return foreignPost()
  const confirmed = await confirmAddress(parts, { key: params.key ?? '', hasAgreed })
  let toast: ToastKey
  if (!confirmed.ok) toast = toastOf(confirmed.failure)
  else if (confirmed.value.kind === 'ask') return ask(nonce, confirmed.value)
  else toast = TOASTS[confirmed.value.kind]
  flashToast(parts.browser, toast)
  return seeOther(origin + linkTo((await parts.session()) ? 'Settings' : 'Home'))
}
