import { TOAST_COOKIE } from '../../schema/rules/toast-cookie'
import type { ToastRequest } from '../../schema/rules/toasts'
import { PRIVACY_TIMING } from '../../schema/rules/visitor'
import { toastWording } from '../../schema/wording/toasts'
import { kept } from '../lib/kept/item'

/** Records that the privacy banner was accepted. */
const acceptance = kept('privacy', { of: 'browser' })

/** What the toast area should do: show a toast, or withdraw one, named by its text or its subject. */
export type ToastCommand = ToastRequest | { readonly withdraw: string }

const waiting: ToastCommand[] = []
let wake: (() => void) | undefined

function send(toast: ToastCommand): void {
  waiting.push(toast)
  wake?.()
}

/** Shows a short message at the top of the page. Rule: docs/rules/viewer.md, "Toasts". */
export const showToast = (toast: ToastRequest): void => send(toast)

/** Shows at once that something failed, ahead of waiting messages; offline, that this is why. */
export const showError = (message: string): void =>
  send({ message: navigator.onLine === false ? toastWording.notDone : message, toastStyle: 'ERROR' })

/** Removes a message that is no longer true, whether it is visible or waiting; named by its text or its subject. */
export const withdrawToast = (said: string): void => send({ withdraw: said })

/** Takes the waiting commands out of the queue. */
export const takeToasts = (): ToastCommand[] => waiting.splice(0)

/** Calls a function whenever a command is waiting; returns a function that stops that. */
export function onToast(listener: () => void): () => void {
  wake = listener
  return () => {
    if (wake === listener) wake = undefined
  }
}

/** Whether the privacy banner was accepted. Without storage, there is nothing to disclose. */
export const hasAccepted = (): boolean => acceptance.read() !== null

export function acceptPrivacy(): void {
  // If it can't be kept, the banner is shown again the next time.
  acceptance.write('accepted')
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
