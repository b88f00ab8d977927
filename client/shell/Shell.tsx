import type { ReactNode } from 'react'
import { useViewer } from '../lib/use-viewer'
import { Footer } from './Footer'
import { Header } from './Header'
import { loadedSignedIn } from './viewer'

/**
 * The global header above a page and the footer below it, which sits at the bottom of the window on a short
 * page. Signed-in people may keep the sidebar beside the page.
 */
export function Shell({ children }: { children: ReactNode }) {
  const BesideSidebar = useViewer() && loadedSignedIn()?.BesideSidebar
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      {BesideSidebar ? <BesideSidebar>{children}</BesideSidebar> : <div className="flex-1">{children}</div>}
      <Footer />
    </div>
  )
}
