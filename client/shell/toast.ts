import { TOAST_COOKIE } from '../../schema/rules/toast-cookie'
import type { ToastRequest } from '../../schema/rules/toasts'
import { PRIVACY_TIMING } from '../../schema/rules/visitor'

/** The storage key that records that the privacy banner was accepted. */
export const PRIVACY_KEY = 'quire:privacy'

/** What the toast area is asked to do: to show a toast, or to take one back, named by its text or by what it is about. */
export type ToastWish = ToastRequest | { readonly withdraw: string }

const waiting: ToastWish[] = []
let wake: (() => void) | undefined

function wish(toast: ToastWish): void {
  waiting.push(toast)
  wake?.()
}

/** Shows a short message at the top of the page. Rule: docs/rules/viewer.md, "Toasts". */
export const showToast = (toast: ToastRequest): void => wish(toast)

/** Says at once that something failed, before messages that wait. */
export const showError = (message: string): void => wish({ message, toastStyle: 'ERROR' })

/** Removes a message that is no longer true, visible or waiting; named by its text or by what it is about. */
export const withdrawToast = (said: string): void => wish({ withdraw: said })

/** Returns what is waiting to be done. */
export const takeToasts = (): ToastWish[] => waiting.splice(0)

/** Calls a function whenever something is waiting; returns a function that undoes that. */
export function onToast(listener: () => void): () => void {
  wake = listener
  return () => {
    if (wake === listener) wake = undefined
  }
}

function hasAccepted(): boolean {
  try {
    return localStorage.getItem(PRIVACY_KEY) !== null
  } catch {
    // Without storage, there is nothing to disclose.
    return true
  }
}

/**
 * Whether the response asked to show this visitor the privacy banner; nothing in browsers that don't expose
 * it.
 */
export function isPrivacyTold(): boolean | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === PRIVACY_TIMING)
}

/** Whether a page has something to show unprompted. */
export const hasToastAtStart = (isLoggedIn: boolean): boolean =>
  waiting.length > 0 ||
  document.cookie.includes(`${TOAST_COOKIE}=`) ||
  (!isLoggedIn && isPrivacyTold() !== false && !hasAccepted())
