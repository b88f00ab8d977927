import { toastWording } from '../../schema/wording/toasts'
import { showToast, withdrawToast } from './toast'

/**
 * Says when the browser goes offline, and when it is back. The toasts are loaded ahead, since nothing can be loaded
 * by then. Rule: docs/rules/ui.md, "Offline".
 */
export function watchConnection(): void {
  import('./toasts').catch(() => {})
  const sayOffline = () =>
    showToast({ message: toastWording.offline, duration: 'FOREVER', extraParams: { testId: 'offline' } })
  addEventListener('offline', sayOffline)
  // It may have gone while this was still being loaded.
  if (!navigator.onLine) sayOffline()
  addEventListener('online', () => {
    withdrawToast(toastWording.offline)
    showToast({ message: toastWording.online, extraParams: { testId: 'online' } })
  })
}
