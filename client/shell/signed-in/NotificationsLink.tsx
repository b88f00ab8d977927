import { useEffect, useState } from 'react'
import { MOST_COUNTED } from '../../../schema/rules/notifications'
import { cappedCount } from '../../../schema/wording/counts'
import { viewerWording } from '../../../schema/wording/viewer'
import { lazily } from '../../lib/lazily'
import { useAnswer } from '../../lib/use-answer'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { useLazy } from '../../ui/lazy'
import { Strokes } from '../../ui/Strokes'
import { UnreadNotificationCount } from './notifications/unread-notification-count.generated'

const wording = viewerWording.menu
const listener = lazily(() =>
  import('./notifications/UnreadListener').then(({ UnreadListener }) => UnreadListener),
)

/** The header's way to the notifications, with the number of unread ones once it is known. */
export function NotificationsLink() {
  const canLink = useCanLink()
  const link = useLink()
  const [isHydrated, setHydrated] = useState(false)
  const isBuilt = canLink('Notifications')
  useEffect(() => setHydrated(true), [])
  const Listener = useLazy(listener, isBuilt && isHydrated)
  const { data } = useAnswer(UnreadNotificationCount, {})
  const count = data?.notificationStatus?.unreadNotificationCount ?? 0
  if (!isBuilt) return null
  return (
    <>
      <AppLink
        href={link('Notifications')}
        aria-label={count > 0 ? wording.unreadNotifications(count) : wording.notifications}
        className="relative inline-flex size-11 items-center justify-center text-ink-soft hover:text-ink"
      >
        <Strokes d="M5 13.5c1-1.2 1.5-2.5 1.5-5a3.5 3.5 0 0 1 7 0c0 2.5.5 3.8 1.5 5zM8.5 16.5a1.6 1.6 0 0 0 3 0" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute start-6 top-0.5 min-w-4 rounded-full border border-transparent bg-accent px-1 text-center text-12 text-accent-ink tabular-nums"
            data-testid="unread-notifications"
          >
            {cappedCount(count, MOST_COUNTED)}
          </span>
        )}
      </AppLink>
      {Listener && <Listener />}
    </>
  )
}
