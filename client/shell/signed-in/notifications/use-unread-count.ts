import { useEffect, useEffectEvent } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { useApp } from '../../../lib/app'
import { tellReading } from '../../../lib/reading-told'
import { useAnswer } from '../../../lib/use-answer'
import { useViewer } from '../../../lib/use-viewer'
import { windowBrowser } from '../../../lib/window-browser'
import { listenForNotifications } from './channel'
import {
  UnreadNotificationCount,
  type UnreadNotificationCountQuery,
} from './unread-notification-count.generated'

/** Hides a page, and loads it anew for whoever looks at it now. */
function loadAnew(): void {
  document.documentElement.style.display = 'none'
  location.reload()
}

/**
 * How many notifications the viewer hasn't seen, kept up to date while the tab is visible: the worker says so when
 * the tab connects, and again whenever it changes. 0 until it is known, and for visitors. Use it once on a page.
 *
 * A page that the browser has kept asks whether the viewer's session has lasted, too: somebody may have ended it from
 * another device. Rule: docs/rules/ui.md, "Going back".
 */
export function useUnreadCount(): number {
  const { queryClient, execute } = useApp()
  const viewerId = useViewer()?.id
  const { data: known } = useAnswer(UnreadNotificationCount, {})
  const put = (answer: UnreadNotificationCountQuery) =>
    queryClient.setQueryData<UnreadNotificationCountQuery>([UnreadNotificationCount.name, {}], answer)
  const keep = useEffectEvent((id: string, unreadNotificationCount: number) => {
    put({ notificationStatus: { __typename: 'NotificationStatus', id, unreadNotificationCount } })
  })
  const ask = useEffectEvent(() => {
    // Without an answer the badge doesn't change.
    execute(UnreadNotificationCount, {}).then(put, () => {})
  })
  const askAnew = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    execute(UnreadNotificationCount, {}).then(
      (answer) => (answer.notificationStatus ? put(answer) : loadAnew()),
      () => {},
    )
  })
  useEffect(() => {
    if (viewerId === undefined) return
    const shown = (event: PageTransitionEvent) => askAnew(event)
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [viewerId])
  useEffect(() => {
    if (viewerId === undefined) return
    return listenForNotifications(windowBrowser(linkTo('NotificationsSocket')), {
      onUnseen: (count) => keep(viewerId, count),
      onUnreachable: () => ask(),
      onReading: tellReading,
    })
  }, [viewerId])
  return known?.notificationStatus?.unreadNotificationCount ?? 0
}
