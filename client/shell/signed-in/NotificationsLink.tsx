import { viewerWording } from '../../../schema/wording/viewer'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'

/** The header's way to the notifications. */
export function NotificationsLink() {
  const canLink = useCanLink()
  const link = useLink()
  if (!canLink('Notifications')) return null
  return (
    <AppLink
      href={link('Notifications')}
      aria-label={viewerWording.menu.notifications}
      className="relative inline-flex size-11 items-center justify-center text-ink-soft hover:text-ink"
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M5 13.5c1-1.2 1.5-2.5 1.5-5a3.5 3.5 0 0 1 7 0c0 2.5.5 3.8 1.5 5zM8.5 16.5a1.6 1.6 0 0 0 3 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </AppLink>
  )
}
