import { useRouter } from '@tanstack/react-router'
import { viewerWording } from '../../../schema/wording/viewer'
import { formatMonth } from '../../lib/format'
import { useLink } from '../../lib/use-link'
import type { Viewer } from '../../lib/use-viewer'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'

const wording = viewerWording.menu

/** Since when the viewer supports the house, in words; nothing for those who don't. */
function standing({ membership }: Viewer, productName: string): string | undefined {
  if (membership?.tier === 'FRIEND' && membership.friendSince)
    return wording.friendSince(productName, formatMonth(membership.friendSince))
  if (membership?.memberSince) return wording.memberSince(productName, formatMonth(membership.memberSince))
  return undefined
}

/** The menu's first entry: who the viewer is, and their profile. */
export function ProfileEntry({ viewer, close }: { viewer: Viewer; close: () => void }) {
  const link = useLink()
  const { productName } = useRouter().options.context.state.config
  const since = standing(viewer, productName)
  return (
    <div role="none" className="mb-2 border-b border-line pb-2">
      <AppLink
        role="menuitem"
        tabIndex={-1}
        href={link('ShowUser', { username: viewer.username })}
        onClick={close}
        className="flex items-center gap-3 px-5 py-2 hover:bg-accent-wash"
      >
        <Avatar imageId={viewer.imageId} size="S" />
        <span className="min-w-0">
          <span className="block truncate font-serif text-16 font-semibold">{viewer.name}</span>
          <span className="block text-13 text-ink-soft">{since ?? wording.viewProfile}</span>
        </span>
      </AppLink>
    </div>
  )
}
