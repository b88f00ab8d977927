import { TOAST_COOKIE } from '../../schema/rules/toast-cookie'
import type { ToastRequest } from '../../schema/rules/toasts'
import { PRIVACY_TIMING } from '../../schema/rules/visitor'

/** Where it is kept that the privacy banner was accepted. */
export const PRIVACY_KEY = 'quire:privacy'

const waiting: ToastRequest[] = []
let wake: (() => void) | undefined

/** Shows a short message at the top of the page. Rule: docs/rules/viewer.md, "Toasts". */
export function showToast(toast: ToastRequest): void {
  waiting.push(toast)
  wake?.()
}

/** Hands over what waits to be shown. */
export const takeToasts = (): ToastRequest[] => waiting.splice(0)

/** Has a function called whenever something waits; gives what undoes that. */
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
    // Where nothing can be kept, there is nothing to tell of.
    return true
  }
}

/** Whether the answer said that this visitor is shown the privacy banner; nothing where browsers don't tell. */
export function isPrivacyTold(): boolean | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === PRIVACY_TIMING)
}

/** Whether a page has something to show before anybody asks for it. */
export const hasToastAtStart = (isLoggedIn: boolean): boolean =>
  waiting.length > 0 ||
  document.cookie.includes(`${TOAST_COOKIE}=`) ||
  (!isLoggedIn && isPrivacyTold() !== false && !hasAccepted())
