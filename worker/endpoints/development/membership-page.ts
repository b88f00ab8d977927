import { html, raw } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import { tierAt } from '../../../schema/rules/membership/entitlement'
import { stateOf } from '../../../schema/rules/membership/subscription'
import type { Session } from '../../services/identity/session'
import { readOwnMembership } from '../../services/membership/own-membership'
import { MEMBERSHIP_STATES } from './membership-states'
import { developmentPage, type Html } from './page'

const STYLE = `
dl { display: grid; gap: 8px 16px; grid-template-columns: auto 1fr }
dd { margin: 0 }
ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none }
button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; text-align: start;
  color: CanvasText; background: Canvas; border: 1px solid #808080; border-radius: 8px; cursor: pointer }
button small { display: block; color: color-mix(in srgb, CanvasText 70%, Canvas); font-size: 14px }
button:disabled { cursor: progress; opacity: .5 }
a { color: LinkText; display: inline-flex; min-height: 44px; align-items: center }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px }`

const SCRIPT = `
const buttons = [...document.querySelectorAll('button')]
const status = document.querySelector('[role=status]')
document.querySelector('ul').addEventListener('click', async ({ target }) => {
  const button = target.closest('button')
  if (!button) return
  for (const one of buttons) one.disabled = true
  const response = await fetch(location.href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: button.value }),
  }).catch(() => undefined)
  if (response?.ok) return location.reload()
  for (const one of buttons) one.disabled = false
  status.textContent = response ? 'It was refused: ' + response.status : 'The worker doesn’t answer.'
})`

/** Where a membership is shown or changed. */
const SHOWN_AT = [
  ['The membership', linkTo('ManageMembership')],
  ['In the settings', '/me/settings/membership'],
  ['Another plan', linkTo('Upgrade')],
  ['What is paid with', linkTo('UpdatePayment')],
  ['Cancelling', linkTo('CancelMembership')],
  ['The plans', linkTo('Plans')],
  ['Home, with its banner', '/'],
] as const

const day = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The viewer's present membership. */
function present({ user }: Session, now: number): Html {
  const tier = tierAt(user, now)
  const own = readOwnMembership(user)
  const ends = user.membershipEndsAt
  return html`<dl>
<dt>Signed in as</dt><dd>${user.username}</dd>
<dt>Tier</dt><dd>${tier ?? 'none'}${tier && (ends === null ? ', without an end' : `, until ${day(ends)}`)}</dd>
<dt>Subscription</dt><dd>${own ? `${stateOf(own.subscription, now)}, ${own.subscription.plan}` : 'none'}</dd>
</dl>`
}

const button = ([state, text]: readonly [string, string]): Html =>
  html`<li><button type="button" value="${state}">${state} <small>${text}</small></button></li>`

/** The states that the viewer's membership can be put into, as buttons. */
export function membershipPage(session: Session | null, now: number, nonce: string): Response {
  const main = session
    ? html`${present(session, now)}
<h2>Make it</h2>
<ul>${Object.entries(MEMBERSHIP_STATES).map(button)}</ul>
<p role="status"></p>
<h2>Look at it</h2>
<p>${SHOWN_AT.map(([text, href]) => html`<a href="${href}">${text}</a><br>`)}</p>
<script nonce="${nonce}">${raw(SCRIPT)}</script>`
    : html`<p>Sign in first: it is about the viewer. <a href="${linkTo('SignIn')}">Sign in</a></p>`
  return developmentPage({
    title: 'Membership',
    style: STYLE,
    nonce,
    main: html`<h1>Membership</h1>
${main}`,
    status: session ? 200 : 401,
  })
}
