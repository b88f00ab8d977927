import { siteName } from '../../../../schema/brand/name'
import { linkTo } from '../../../../schema/routes/links'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { connectionWording } from '../../../../schema/wording/provider-connections'
import { finishOneTap } from '../../../services/identity/providers/one-tap'
import type { EndpointContext } from '../../endpoint'
import { nextAddress } from '../next-address'
import { foreignPost } from '../own-post'
import { readForm } from '../read-form'
import { seeOther } from '../see-other'

const { title, working, noScript, signIn } = connectionWording.oneTap

/**
 * Takes what is behind the `#` (and `operation` and `redirectUrl` from the query) out of the address, posts
 * it, and goes where the response says. If there is nothing, somebody came another way and chooses a
 * provider.
 */
const script = (signInPath: string, failedPath: string): string => `
const said = new URLSearchParams(location.search)
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) said.set(name, value)
history.replaceState(null, '', location.pathname)
if (!said.has('id_token')) location.replace(${JSON.stringify(signInPath)})
else fetch(location.pathname, { method: 'POST', headers: { accept: 'application/json' }, body: said })
  .then((answer) => answer.json())
  .then((answer) => location.replace(answer.location))
  .catch(() => location.replace(${JSON.stringify(failedPath)}))
`

/** The page that reads One Tap's token behind the `#`. Its script carries the response's own nonce. */
export function oneTapPage({ nonce, env }: EndpointContext): Response {
  const signInPath = linkTo('SignIn')
  const failedPath = linkTo('SignIn', {}, { query: { error: 'PROVIDER_FAILED' } })
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – ${escapeMarkup(siteName(env))}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="status">${working}</p>
<noscript><p>${noScript}</p></noscript>
<p><a href="${signInPath}">${signIn}</a></p>
</main>
<script nonce="${nonce}">${script(signInPath, failedPath)}</script>
</body>
</html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  }
  return new Response(html, { headers })
}

/**
 * Signs in with One Tap's token, posted by the page above. A script gets JSON (`{"location"}`), since the
 * target may be another host of ours; a form is redirected.
 */
export async function oneTapAnswer({ request, url, parts, origin }: EndpointContext): Promise<Response> {
  if (request.headers.get('origin') !== url.origin) return foreignPost()
  const posted = await readForm(request)
  const signedIn = await finishOneTap(parts, {
    idToken: posted.get('id_token') ?? '',
    operation: posted.get('operation'),
    redirect: posted.get('redirectUrl') ?? posted.get('redirect'),
    state: posted.get('state'),
  })
  const location = nextAddress(signedIn, origin)
  if (!request.headers.get('accept')?.includes('application/json')) return seeOther(location)
  return Response.json({ location }, { headers: { 'cache-control': 'private, no-store' } })
}
