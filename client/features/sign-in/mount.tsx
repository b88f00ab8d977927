import { QueryClientProvider } from '@tanstack/react-query'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { createRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { DialogHandle } from '../../ui/dialog/DialogFrame'
import type { SignInRequest } from './request'
import { SignInModal } from './SignInModal'

let isOpen = false

/** Mounts the modal over the page; it disappears when it is closed, or on navigation. */
export function showSignIn(router: RegisteredRouter, request: SignInRequest, onClosed: () => void): void {
  if (isOpen) return
  isOpen = true
  const box = document.createElement('div')
  document.body.appendChild(box)
  const root = createRoot(box)
  const handle = createRef<DialogHandle>()
  const stop = router.subscribe('onBeforeNavigate', () => handle.current?.close())
  const gone = () => {
    stop()
    root.unmount()
    box.remove()
    isOpen = false
    onClosed()
  }
  root.render(
    <QueryClientProvider client={router.options.context.queryClient}>
      <RouterContextProvider router={router}>
        <SignInModal ref={handle} request={request} here={window.location.href} onClosed={gone} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
