import { viewerWording } from '../../../schema/wording/viewer'
import { useViewer } from '../../lib/use-viewer'
import { SpoofBanner } from './SpoofBanner'
import { SuspendedBanner } from './SuspendedBanner'
import { useKeptLook } from './use-kept-look'
import { VerifyEmailBanner } from './VerifyEmailBanner'

/** What signed-in people have to know on every page, each as long as it is true. */
export function Banners() {
  const viewer = useViewer()
  useKeptLook(viewer)
  if (!viewer) return null
  const { spoofedBy, isSuspended, unverifiedEmail } = viewer
  if (!spoofedBy && !isSuspended && unverifiedEmail === null) return null
  return (
    <aside aria-label={viewerWording.banners.label} data-no-print>
      {spoofedBy && <SpoofBanner staff={spoofedBy.name} name={viewer.name} />}
      {isSuspended && <SuspendedBanner />}
      {unverifiedEmail !== null && !spoofedBy && <VerifyEmailBanner />}
    </aside>
  )
}
