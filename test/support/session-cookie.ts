import { DISMISSED_COOKIE, writeDismissed } from '../../schema/rules/dismissals'
import { sha256 } from '../../schema/rules/hex'
import { SESSION_COOKIE, XSRF_COOKIE } from '../../schema/rules/session'
import { DAY } from '../../schema/rules/time-units'
import { demoId } from '../../worker/commands/demo/ids'
import { openKeys } from '../../worker/services/identity/open-keys'

/** The reference of the session that a test has put into a site's database for somebody of the demo, or `userId`. */
export const referenceOf = (name: string, userId = demoId('user', name)): string =>
  `${`${name}-of-the-tests`.padEnd(43, '-')}.${userId}`

/**
 * Name and value of the cookie that somebody's browser sends, on a site where `signIn` was called for them.
 */
export const sessionCookie = (name: string, userId?: string) => ({
  name: SESSION_COOKIE,
  value: referenceOf(name, userId),
})

/** The cookie whose value a script of ours repeats in the header of what it sends, on sites with the usual secret. */
export const xsrfCookie = async (name: string, userId?: string) => ({
  name: XSRF_COOKIE,
  value: await openKeys(undefined, false).hash('xsrf', await sha256(referenceOf(name, userId))),
})

/**
 * The cookie of somebody of the demo who has dismissed what is offered to them for a while, so that their pages begin
 * with what they are about.
 */
export const dismissedCookie = (username: string) => {
  const until = Date.now() + 80 * DAY
  return {
    name: DISMISSED_COOKIE,
    value: writeDismissed(demoId('user', username), { UPSELL: until, FRIEND_UPSELL: until }),
  }
}

/** A session's cookie as a header, for a signed-in reader. */
export const READER_COOKIE = `__Host-session=${referenceOf('reader')}`

/** The headers of a viewer of the demo, or of a visitor, who has no session. */
export function cookiesOf(viewer: string): Record<string, string> {
  if (viewer === 'visitor') return {}
  const { name, value } = sessionCookie(viewer)
  return { cookie: `${name}=${value}` }
}
