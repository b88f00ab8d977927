import { viewerWording } from '../../../schema/wording/viewer'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { AppLink } from '../../ui/AppLink'
import { AvatarMenu } from './AvatarMenu'
import { NotificationsLink } from './NotificationsLink'
import { SignOutWithoutScript } from './SignOutWithoutScript'

const LINK = 'inline-flex h-11 items-center px-3 text-14 text-ink-soft hover:text-ink max-sm:hidden'

/** The end of the header for signed-in people. */
export function HeaderTools() {
  const viewer = useViewer()
  const canLink = useCanLink()
  const link = useLink()
  if (!viewer) return null
  return (
    <>
      {canLink('NewPost') && (
        <AppLink href={link('NewPost')} className={LINK}>
          {viewerWording.menu.write}
        </AppLink>
      )}
      <NotificationsLink />
      <SignOutWithoutScript viewer={viewer} className={LINK} />
      <AvatarMenu viewer={viewer} />
    </>
  )
}
