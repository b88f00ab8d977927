import { html } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import { signInWording } from '../../../schema/wording/sign-in'
import { followLink } from '../../services/identity/codes/follow-link'
import type { Endpoint } from '../endpoint'
import { goOn } from './go-on'
import { foreignPost, isOwnPost, postedValue } from './own-post'
import { smallPage } from './small-page'

/** A form may not redirect to another host (`form-action`), so a page of its own leads there. */
const goElsewhere = (location: string): Response =>
  smallPage(
    signInWording.signIn,
    html`<h1>${signInWording.signIn}</h1>
<p><a href="${location}">${new URL(location).host}</a></p>`,
    html`<meta http-equiv="refresh" content="0;url=${location}">
`,
  )

/**
 * The mailed link. Following it leads to the page that says whose account it is. That page's form posts here,
 * which signs in: programs that scan mail follow links but don't post. Rule: docs/rules/identity.md, "Codes
 * and links".
 */
export const callbackEmail: Endpoint = async ({ request, url, parts, origin }) => {
  if (request.method !== 'POST') {
    const token = url.searchParams.get('token') ?? ''
    return goOn(origin + linkTo('SignIn', {}, { query: { operation: 'link', token } }))
  }
  if (!isOwnPost(request, url)) return foreignPost()
  const location = await followLink(parts, await postedValue(request, url, 'token'))
  if (!location) return goOn(origin + linkTo('SignIn', {}, { query: { operation: 'expired-link' } }))
  return new URL(location).origin === url.origin ? goOn(location) : goElsewhere(location)
}
