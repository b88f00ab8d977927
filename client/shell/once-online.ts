import { toastWording } from '../../schema/wording/toasts'
import { showToast } from './toast'

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

/** How much waits for the connection. */
let waiting = 0

/**
 * Resolves at once, or once the browser is online again: for what somebody has pressed and nobody needs to decide again.
 * Meanwhile a message says so, and the browser asks before the page is closed. Rule: docs/rules/ui.md, "Offline".
 */
export async function onceOnline(): Promise<void> {
  if (navigator.onLine !== false) return
  showToast({ message: toastWording.kept, extraParams: { testId: 'kept' } })
  if (waiting++ === 0) addEventListener('beforeunload', warn)
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  if (--waiting === 0) removeEventListener('beforeunload', warn)
}
