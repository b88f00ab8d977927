import { html } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import { oauthPageWording } from '../../../schema/wording/oauth-page'
import { decideOnDevice } from '../../services/oauth/decide-device'
import type { Endpoint } from '../endpoint'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { smallPage } from '../identity/small-page'

const wording = oauthPageWording.device

/**
 * What somebody has decided about a device: its code is in the address, as on the page that asks. Rule: docs/rules/oauth.md,
 * "Devices".
 */
export const authorizeDevice: Endpoint = async ({ request, url, parts, nonce }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const isAllowed = (await readForm(request)).get('decision') === 'allow'
  const decided = await decideOnDevice(parts, url.searchParams.get('user_code') ?? '', isAllowed)
  const title = !decided.ok ? wording.failed : isAllowed ? wording.allowed : wording.denied
  const text = !decided.ok
    ? decided.failure.message
    : (isAllowed ? wording.allowedText : wording.deniedText)(decided.value.name)
  return smallPage({
    nonce,
    title,
    body: html`<h1>${title}</h1>
<p>${text}</p>
${decided.ok ? '' : html`<p><a href="${linkTo('OAuthDevice')}">${wording.again}</a></p>`}`,
  })
}
