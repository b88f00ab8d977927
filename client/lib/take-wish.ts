import { cookieOf } from '../../schema/rules/session'
import { WISH_COOKIES } from '../../schema/rules/wishes'
import { removeCookie } from './remove-cookie'

/** Whether the viewer wished for this before they signed in. It is asked for once: then the wish is forgotten. */
export function takeWish(kind: keyof typeof WISH_COOKIES, value: string): boolean {
  const cookie = WISH_COOKIES[kind]
  if (cookieOf(document.cookie, cookie) !== value) return false
  removeCookie(cookie, { isSecure: true })
  return true
}
