import { TOAST_COOKIE, TOAST_COOKIE_SECONDS } from '../../../schema/rules/toast-cookie'
import type { ToastKey } from '../../../schema/rules/toasts'
import type { Browser } from '../identity/browser'

/**
 * Makes the next page of this browser show a message once, in a toast. Rule: docs/rules/viewer.md, "Toasts".
 */
export const sayNext = (browser: Pick<Browser, 'setCookie'>, key: ToastKey): void =>
  browser.setCookie(TOAST_COOKIE, key, { maxAge: TOAST_COOKIE_SECONDS, isReadable: true })
