import { html } from 'hono/html'
import { siteName } from '../../../schema/brand/name'
import type { ProviderName } from '../../../schema/rules/identity'
import { providerWording } from '../../../schema/wording/providers'
import { needsAddress, peopleAt, type StandInPerson } from '../../platform/development/providers/people'
import { developmentPage, type Html } from './page'

/** What all pages of a stand-in need. */
interface About {
  provider: ProviderName
  env: Pick<Env, 'PRODUCT_NAME'>
  redirectUri: string
}

const STYLE = `
body { max-width: 400px }
h1 { margin: 0; font-size: 24px; line-height: 1.25 }
h2 { margin: 32px 0 8px; font-size: 18px }
ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none }
label { display: block; margin-top: 16px }
input { margin-top: 4px }
input, button, .button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit;
  color: CanvasText; background: Canvas; border: 1px solid #808080; border-radius: 8px }
button, .button { display: block; cursor: pointer; text-align: start; text-decoration: none }
button small { display: block; color: color-mix(in srgb, CanvasText 70%, Canvas); font-size: 14px }
.notice { padding: 8px 12px; border: 1px dashed #808080; border-radius: 8px }
#hint { display: block; margin-top: 4px; color: color-mix(in srgb, CanvasText 70%, Canvas); font-size: 14px }
button.main { margin-top: 16px; color: Canvas; background: CanvasText; border-color: CanvasText }
button.main, .cancel { text-align: center }
.cancel { margin-top: 32px }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px }
button, p, h1 { overflow-wrap: anywhere }
[role=alert] { padding: 8px 12px; border: 2px solid #c94a4a; border-radius: 8px }`

const nameOf = (provider: ProviderName): string => providerWording.names[provider]

const hidden = (fields: Readonly<Record<string, string>>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}"/>`)

/** The site's own address, including a response. */
function withAnswer(redirectUri: string, answer: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return url.href
}

/** Declining: Apple answers with a POST, as always. */
function cancel({ provider, redirectUri }: About, state: string): Html {
  if (provider !== 'apple') {
    const href = withAnswer(redirectUri, { error: 'access_denied', state })
    return html`<a class="button cancel" href="${href}">Cancel</a>`
  }
  return html`<form method="post" action="${redirectUri}">
${hidden({ error: 'user_cancelled_authorize', state })}
<button class="cancel">Cancel</button>
</form>`
}

const choice = ({ name, email }: StandInPerson, i: number): Html =>
  html`<li><button name="person" value="${i}">${name} <small>${email ?? 'no email address'}</small></button></li>`

/** The rules for an address at each provider. */
const HINTS: Readonly<Record<ProviderName, string>> = {
  google: 'Counts as confirmed.',
  apple: 'Counts as confirmed.',
  facebook: 'May be left out. Doesn’t count as confirmed.',
  twitter: 'May be left out. X doesn’t pass it on: the same address is the same person here.',
}

/** The page that asks who somebody is. */
export function authorizePage({
  state,
  typed,
  problem,
  ...about
}: About & {
  state: string
  /** What somebody typed, and what was wrong with it. */
  typed?: URLSearchParams
  problem?: string
}): Response {
  const { provider } = about
  const site = siteName(about.env)
  const was = (name: string): string => typed?.get(name) ?? ''
  const main = html`<h1>Sign in to ${site} with ${nameOf(provider)}</h1>
<p class="notice">This is a stand-in of your local ${site}. ${nameOf(provider)} isn’t asked, and nothing leaves this machine.</p>
<h2 id="people">Continue as</h2>
<form method="post">
<ul aria-labelledby="people">
${peopleAt(provider).map(choice)}
</ul>
</form>
<h2 id="other">Somebody else</h2>
${problem !== undefined && html`<p role="alert" id="problem">${problem}</p>`}
<form method="post" aria-labelledby="other"${problem !== undefined && html` aria-describedby="problem"`}>
<label>Name
<input name="name" required maxlength="100" autocomplete="off" value="${was('name')}"></label>
<label>Email address
<input name="email" type="email"${needsAddress(provider) ? ' required' : ''} maxlength="254" autocomplete="off" aria-describedby="hint" value="${was('email')}"></label>
<small id="hint">${HINTS[provider]}</small>
<button class="main">Continue</button>
</form>
${cancel(about, state)}`
  const title = `Sign in with ${nameOf(provider)} (stand-in)`
  return developmentPage({ title, style: STYLE, main, status: problem === undefined ? 200 : 400 })
}

/** The parameters that a browser is sent back with. */
type Back = About & { answer: Readonly<Record<string, string>> }

const backTitle = ({ provider }: About): string => `Back from ${nameOf(provider)} (stand-in)`

/**
 * Leads back to the site by itself. It isn't a redirect, because browsers check every target of a form
 * against the page's policy, and signing in may lead to another host of ours.
 */
export function backPage({ answer, ...about }: Back): Response {
  // Facebook appends that to its response.
  const tail = about.provider === 'facebook' ? '#_=_' : ''
  const href = withAnswer(about.redirectUri, answer) + tail
  return developmentPage({
    title: backTitle(about),
    style: STYLE,
    head: html`<meta http-equiv="refresh" content="0; url=${href}">\n`,
    main: html`<p><a class="button" href="${href}">Back to ${siteName(about.env)}</a></p>`,
  })
}

/**
 * Posts the response to the site by a script, or with a button if there is none. Browsers check every target of the
 * form against the page's policy, and signing in may lead to another host of ours, so this page has its own policy that
 * doesn't mention forms, like Apple's. HTML documents can't have one; this is XHTML.
 */
export function postBackPage({ answer, scriptNonce, ...about }: Back & { scriptNonce: string }): Response {
  const page = html`<html xmlns="http://www.w3.org/1999/xhtml" lang="en">
<head>
<title>${backTitle(about)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
</head>
<body>
<main>
<form method="post" action="${about.redirectUri}">
${hidden(answer)}
<button>Back to ${siteName(about.env)}</button>
</form>
</main>
<script nonce="${scriptNonce}">document.forms[0].submit()</script>
</body>
</html>`
  const policy = `default-src 'none'; script-src 'nonce-${scriptNonce}'; base-uri 'none'; frame-ancestors 'none'`
  return new Response(String(page), {
    headers: {
      'content-type': 'application/xhtml+xml; charset=utf-8',
      'content-security-policy': policy,
    },
  })
}
