import { Outlet } from '@tanstack/react-router'
import { useViewer } from './lib/use-viewer'
import { Overlay } from './shell/Overlay'
import { loadedSignedIn } from './shell/viewer'

/** What stands around every page, whatever its layout: banners over it, toasts above all. */
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
