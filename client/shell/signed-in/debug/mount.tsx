import { createRoot } from 'react-dom/client'
import { type App, AppContext } from '../../../lib/app'
import { DebugMenu } from './DebugMenu'

/** Puts the debug menu at the end of the document. */
export function mountDebugMenu(app: App): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <AppContext value={app}>
      <DebugMenu />
    </AppContext>,
  )
}
