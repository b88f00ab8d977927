import { TOAST_COOKIE, TOAST_COOKIE_SECONDS } from '../../../schema/rules/toast-cookie'
import type { FollowToastKey } from '../../../schema/wording/follow-toasts'
import type { ToastKey } from '../../../schema/wording/toasts'
import type { Browser } from '../identity/browser'

const keep = (browser: Pick<Browser, 'setCookie'>, value: string): void =>
  browser.setCookie(TOAST_COOKIE, value, { maxAge: TOAST_COOKIE_SECONDS, isReadable: true })

/** Makes the next page of this browser show a message once, in a toast. Rule: docs/rules/viewer.md, "Toasts". */
export const flashToast = (browser: Pick<Browser, 'setCookie'>, key: ToastKey): void => keep(browser, key)

/** Like `flashToast`, for a message about following: it names whom the reader follows. */
export const flashFollowToast = (
  browser: Pick<Browser, 'setCookie'>,
  key: FollowToastKey,
  name: string,
): void => keep(browser, `${key}:${name}`)
