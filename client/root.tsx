import type { ReactNode } from 'react'
import { usePlace } from './lib/use-page'
import { useViewer } from './lib/use-viewer'
import { Overlay } from './shell/Overlay'
import { SkipLink } from './shell/SkipLink'
import { loadedSignedIn } from './shell/viewer'

/**
 * What surrounds every page, whatever its layout: banners above it, toasts over everything, and first of all the link that
 * skips to the content. In another site's frame there is nothing to skip.
 */
export function Root({ children }: { children: ReactNode }) {
  const { shown } = usePlace()
  const viewer = useViewer()
  const signedIn = viewer && loadedSignedIn()
  const Banners = signedIn?.Banners
  const Reactivation = signedIn?.Reactivation
  return (
    <>
      {!shown?.pageId.startsWith('embed-') && <SkipLink />}
      {Banners && <Banners />}
      {children}
      {Reactivation && <Reactivation />}
      <Overlay />
    </>
  )
}
