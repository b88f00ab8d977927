import { Outlet } from '@tanstack/react-router'
import { useViewer } from './lib/use-viewer'
import { Overlay } from './shell/Overlay'
import { loadedSignedIn } from './shell/viewer'

/** What surrounds every page, whatever its layout: banners above it, toasts over everything. */
export function Root() {
  const viewer = useViewer()
  const Banners = viewer && loadedSignedIn()?.Banners
  return (
    <>
      {Banners && <Banners />}
      <Outlet />
      <Overlay />
    </>
  )
}
