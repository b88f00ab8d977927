import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'
import { sha256 } from '../../schema/rules/hex'
import { SESSION_COOKIE, XSRF_COOKIE } from '../../schema/rules/session'
import { demoId } from '../../worker/commands/demo/ids'
import { createKeys, newReference } from '../../worker/services/identity/keys'
import { type Site, type SiteOptions, startSite } from './own-site'
import { dismissedCookie } from './session-cookie'

/** The secret of sites to sign in to. */
export const AUTH_SECRET = 'a secret of browser tests, longer than 32 characters'

/** A site of the test's own with the demo, in which sessions can be made. */
export const startSiteToSignIn = (
  vars: Record<string, string> = {},
  more: Pick<SiteOptions, 'country' | 'web'> = {},
): Promise<Site> => startSite({ demo: inject('demo'), vars: { AUTH_SECRET, ...vars }, ...more })

/** The cookies of a session of somebody of the demo, as if they had proven their identity. */
export async function sessionOf(username: string, site: Site): Promise<{ session: string; xsrf: string }> {
  const value = `${newReference()}.${demoId('user', username)}`
  const hash = await sha256(value)
  const now = Date.now()
  await site.bindings.DB.prepare(
    `INSERT INTO session (hash, id, user_id, host, method, created_at, authenticated_at, last_seen_at, expires_at)
     VALUES (?1, ?2, ?3, ?4, 'code', ?5, ?5, ?5, ?6)`,
  )
    .bind(hash, hash.slice(0, 12), demoId('user', username), new URL(site.url).host, now, now + 9e9)
    .run()
  return { session: value, xsrf: await createKeys(AUTH_SECRET).hash('xsrf', hash) }
}

/** Signs a browser in as somebody of the demo. */
export async function signInAs(username: string, site: Site, context: BrowserContext): Promise<void> {
  const { session, xsrf } = await sessionOf(username, site)
  // A cookie with that prefix has to be secure; to the browser this machine is.
  const url = `https://${new URL(site.url).hostname}`
  await context.addCookies([
    { name: SESSION_COOKIE, value: session, url, secure: true, httpOnly: true, sameSite: 'Lax' },
    { name: XSRF_COOKIE, value: xsrf, url, secure: true, sameSite: 'Lax' },
    { ...dismissedCookie(username), url, secure: true, sameSite: 'Lax' },
  ])
}
