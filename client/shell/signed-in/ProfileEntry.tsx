import { viewerWording } from '../../../schema/wording/viewer'
import { useApp } from '../../lib/app'
import { formatMonth } from '../../lib/format'
import { useLink } from '../../lib/use-link'
import type { Viewer } from '../../lib/use-viewer'
import { Avatar } from '../../ui/Avatar'
import { MenuLink } from '../../ui/menu/MenuItems'
import { FriendMarked } from '../FriendMarked'

const wording = viewerWording.menu

/** How long the viewer has been a member, in words; nothing for people who aren't. */
function standing({ membership }: Viewer, productName: string): string | undefined {
  if (membership?.tier === 'FRIEND' && membership.friendSince)
    return wording.friendSince(productName, formatMonth(membership.friendSince))
  if (membership?.memberSince) return wording.memberSince(productName, formatMonth(membership.memberSince))
  return undefined
}

/** The menu's first entry: the viewer's name and profile. */
export function ProfileEntry({ viewer }: { viewer: Viewer }) {
  const link = useLink()
  const { productName } = useApp().state.config
  const since = standing(viewer, productName)
  return (
    <div role="none" className="mb-2 border-b border-line pb-2">
      <MenuLink href={link('ShowUser', { username: viewer.username })} className="gap-3">
        <FriendMarked isFriend={viewer.membership?.tier === 'FRIEND'} size="S">
          <Avatar imageId={viewer.imageId} name={viewer.name} size="S" />
        </FriendMarked>
        <span className="min-w-0">
          <span className="block truncate font-serif text-16 font-semibold text-ink">{viewer.name}</span>
          <span className="block text-13 text-ink-soft">{since ?? wording.viewProfile}</span>
        </span>
      </MenuLink>
    </div>
  )
}
