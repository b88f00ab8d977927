import { html } from 'hono/html'
import { oauthPageWording as wording } from '../../../schema/wording/oauth-page'
import { leadBack, readAuthorization } from '../../services/oauth/authorization'
import { allowAuthorization } from '../../services/oauth/decide-authorization'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { smallPage } from '../identity/small-page'

/**
 * Leads somebody back to an application. It is a page and no redirect, since browsers forbid forms of ours to end on
 * other sites; it needs no script.
 */
function leadOn(nonce: string, address: string): Response {
  const { title, text, link } = wording.back
  return smallPage({
    nonce,
    title,
    head: html`<meta http-equiv="refresh" content="0; url=${address}">`,
    body: html`<h1>${title}</h1>
<p>${text}</p>
<p><a href="${address}" rel="noreferrer">${link}</a></p>`,
  })
}

/**
 * What somebody has decided on the page that asks them: the request is in its address, as on the page, and is read
 * again. Rule: docs/rules/oauth.md, "Allowing".
 */
export const authorizeApplication: Endpoint = async ({ request, url, parts, reader, origin, nonce }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const read = await readAuthorization(reader.db, url.searchParams)
  if (read.kind === 'unknown')
    return failureResponse({ code: 'BAD_REQUEST', field: null, message: wording.unknown })
  if (read.kind === 'refused') return leadOn(nonce, leadBack(read, origin, { error: read.error }))
  if ((await readForm(request)).get('decision') !== 'allow')
    return leadOn(nonce, leadBack(read, origin, { error: 'access_denied' }))
  const allowed = await allowAuthorization(parts, read)
  return allowed.ok ? leadOn(nonce, allowed.value) : failureResponse(allowed.failure)
}
