import { PENDING_ACTION_COOKIES } from '../../schema/rules/pending-actions'
import { cookieOf } from '../../schema/rules/session'
import { removeCookie } from './cookies'

/** Whether the viewer pressed this before they signed in. The answer is given once: the cookie is removed. */
export function takePendingAction(kind: keyof typeof PENDING_ACTION_COOKIES, value: string): boolean {
  const cookie = PENDING_ACTION_COOKIES[kind]
  if (cookieOf(document.cookie, cookie) !== value) return false
  removeCookie(cookie, { isSecure: true })
  return true
}
