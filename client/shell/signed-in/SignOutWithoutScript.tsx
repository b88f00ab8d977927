import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import type { Viewer } from '../../lib/use-viewer'

/** The way out where no menu opens: an address of the host whose session it is. */
export function SignOutWithoutScript({ viewer, className }: { viewer: Viewer; className: string }) {
  // Who came with a token has no session to end.
  if (!viewer.signOutToken) return null
  return (
    <noscript>
      <a href={linkTo('SignOut', { xsrf: viewer.signOutToken })} className={className}>
        {viewerWording.menu.signOut}
      </a>
    </noscript>
  )
}
