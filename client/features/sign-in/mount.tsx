import { QueryClientProvider } from '@tanstack/react-query'
import { createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { type App, AppContext } from '../../lib/app'
import { onMove } from '../../lib/moves'
import type { DialogHandle } from '../../ui/dialog/DialogPopup'
import type { SignInRequest } from './request'
import { SignInModal } from './SignInModal'

let isOpen = false

/** Mounts the modal over the page; it disappears when it is closed, or on navigation. */
export function showSignIn(app: App, request: SignInRequest, onClosed: () => void): void {
  if (isOpen) return
  isOpen = true
  const box = document.createElement('div')
  document.body.appendChild(box)
  const root = createRoot(box)
  const handle = createRef<DialogHandle>()
  const stop = onMove('leaving', () => handle.current?.close())
  const gone = () => {
    stop()
    root.unmount()
    box.remove()
    isOpen = false
    onClosed()
  }
  root.render(
    <QueryClientProvider client={app.queryClient}>
      <AppContext value={app}>
        <SignInModal ref={handle} request={request} here={window.location.href} onClosed={gone} />
      </AppContext>
    </QueryClientProvider>,
  )
}
