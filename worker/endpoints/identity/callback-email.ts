import { html } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import type { SignInOperation } from '../../../schema/rules/identity'
import { signInWording } from '../../../schema/wording/sign-in'
import { followLink } from '../../services/identity/codes/follow-link'
import type { Endpoint } from '../endpoint'
import { nextAddress } from './next-address'
import { foreignPost, isOwnPost, postedValues } from './own-post'
import { seeOther } from './see-other'
import { smallPage } from './small-page'

/** A form may not redirect to another host (`form-action`), so a page of its own leads there. */
const goElsewhere = (nonce: string, location: string): Response =>
  smallPage({
    nonce,
    title: signInWording.signIn,
    body: html`<h1>${signInWording.signIn}</h1>
<p><a href="${location}">${new URL(location).host}</a></p>`,
    head: html`<meta http-equiv="refresh" content="0;url=${location}">
`,
  })

/** What a mailed link was for, as the sign-in page is told: it says so of one that has expired, too. */
const stateOf = (operation: string | undefined): { state?: SignInOperation } =>
  operation === 'register' ? { state: operation } : {}

/**
 * The mailed link. Following it leads to the page that says whose account it is. That page's form posts here,
 * which signs in: programs that scan mail follow links but don't post. Rule: docs/rules/identity.md, "Codes
 * and links".
 */
export const callbackEmail: Endpoint = async ({ request, url, parts, origin, nonce }) => {
  const signIn = (query: Readonly<Record<string, string>>): Response =>
    seeOther(origin + linkTo('SignIn', {}, { query }))
  if (request.method !== 'POST') {
    const { token = '', operation } = Object.fromEntries(url.searchParams)
    return signIn({ operation: 'link', token, ...stateOf(operation) })
  }
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const { token = '', operation } = await postedValues(request, url)
  const followed = await followLink(parts, { token })
  if (!followed.ok) {
    const { failure } = followed
    const isUnknown = 'shownAt' in failure && failure.shownAt === 'unrecognized-account'
    if (isUnknown) return seeOther(nextAddress(followed, origin))
    return signIn({ operation: 'expired-link', ...stateOf(operation) })
  }
  const location = followed.value
  return new URL(location).origin === url.origin ? seeOther(location) : goElsewhere(nonce, location)
}
