import type { ReactNode } from 'react'
import { useViewer } from './lib/use-viewer'
import { Overlay } from './shell/Overlay'
import { loadedSignedIn } from './shell/viewer'

/** What surrounds every page, whatever its layout: banners above it, toasts over everything. */
export function Root({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  const Banners = viewer && loadedSignedIn()?.Banners
  return (
    <>
      {Banners && <Banners />}
      {children}
      <Overlay />
    </>
  )
}
