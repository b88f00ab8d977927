import { isOutOfPlace } from '../../../schema/rules/membership/banners'
import { viewerWording } from '../../../schema/wording/viewer'
import { ShownPart } from '../../lib/ShownPart'
import { usePlace } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { lazyTopBanner } from './lazy'
import { SpoofBanner } from './SpoofBanner'
import { SuspendedBanner } from './SuspendedBanner'
import { useKeptLook } from './use-kept-look'
import { VerifyEmailBanner } from './VerifyEmailBanner'

/** What signed-in people have to know on every page, each as long as it is true. */
export function Banners() {
  const viewer = useViewer()
  const { shown } = usePlace()
  useKeptLook(viewer)
  if (!viewer) return null
  const { spoofedBy, isSuspended, unverifiedEmail, topBanner: told } = viewer
  const topBanner = told && shown && isOutOfPlace(shown, told.kind) ? null : told
  if (!spoofedBy && !isSuspended && unverifiedEmail === null && !topBanner) return null
  return (
    <aside aria-label={viewerWording.banners.label} data-no-print>
      {spoofedBy && <SpoofBanner staff={spoofedBy.name} name={viewer.name} />}
      {isSuspended && <SuspendedBanner />}
      {unverifiedEmail !== null && !spoofedBy && <VerifyEmailBanner />}
      {topBanner && <ShownPart part={lazyTopBanner} props={{ viewer, banner: topBanner }} />}
    </aside>
  )
}
