import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import type { Viewer } from '../../lib/use-viewer'

/** Signing out where no menu opens: an address on the session's own host. */
export function SignOutWithoutScript({ viewer, className }: { viewer: Viewer; className: string }) {
  // Somebody with a token has no session to end.
  if (!viewer.signOutToken) return null
  return (
    <noscript>
      <a href={linkTo('SignOut', { xsrf: viewer.signOutToken })} className={className}>
        {viewerWording.menu.signOut}
      </a>
    </noscript>
  )
}
