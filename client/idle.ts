import { keptOwner } from './lib/kept/item'
import { startReporting } from './lib/telemetry/start'
import type { Visit } from './lib/telemetry/visit'

/** Sends what closed tabs have left of the viewer's: now, and whenever the browser is online again. */
function sendLeftPresses({ app }: Visit): void {
  import('./shell/send-left').then(
    ({ sendLeft }) => {
      sendLeft(app)
      addEventListener('online', () => sendLeft(app))
    },
    () => {},
  )
}

/** Starts what a visit needs in the background once its reader is there: it is loaded when the browser is idle. */
export function startIdle(visit: Visit): void {
  // Messages have to appear offline, too, when nothing can be loaded.
  import('./shell/toasts').catch(() => {})
  import('./lib/kept/forget').then(
    ({ forgetOthers }) => forgetOthers(),
    () => {},
  )
  if (visit.app.state.debug) {
    import('./shell/signed-in/debug/mount').then(
      ({ mountDebugMenu }) => mountDebugMenu(visit.app),
      () => {},
    )
  }
  if (keptOwner() !== '') sendLeftPresses(visit)
  startReporting(visit).catch(() => {})
}
