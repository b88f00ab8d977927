import { viewerWording } from '../../../schema/wording/viewer'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { AppLink } from '../../ui/AppLink'
import { AvatarMenu } from './AvatarMenu'
import { SpoofBanner } from './SpoofBanner'
import { SuspendedBanner } from './SuspendedBanner'
import { VerifyEmailBanner } from './VerifyEmailBanner'

const wording = viewerWording.menu

/** What signed-in people have at the end of the header. */
export function HeaderTools() {
  const viewer = useViewer()
  const canLink = useCanLink()
  const link = useLink()
  if (!viewer) return null
  return (
    <>
      {canLink('NewPost') && (
        <AppLink
          href={link('NewPost')}
          className="inline-flex h-11 items-center px-3 text-14 text-ink-soft hover:text-ink max-sm:hidden"
        >
          {wording.write}
        </AppLink>
      )}
      {canLink('Notifications') && (
        <AppLink
          href={link('Notifications')}
          className="inline-flex h-11 items-center px-3 text-14 text-ink-soft hover:text-ink max-sm:hidden"
        >
          {wording.notifications}
        </AppLink>
      )}
      <AvatarMenu viewer={viewer} />
    </>
  )
}

/** What signed-in people have to know on every page: each as long as it is true. */
export function Banners() {
  const viewer = useViewer()
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
