import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notificationListWording } from '../../../schema/wording/notification-list'
import { useApp } from '../../lib/app'
import { fetchAnswer } from '../../lib/refetch'
import { useAnswer } from '../../lib/use-answer'
import { UnreadNotificationCount } from '../../shell/signed-in/notifications/unread-notification-count.generated'
import { showError } from '../../shell/toast'
import { NotificationsPage, type NotificationsPageQuery } from './notifications-page.generated'
import type { variablesOf } from './variables'

/** How long a burst of arrivals is waited for before they are counted, in milliseconds. */
const BURST = 500

type Connection = NonNullable<NotificationsPageQuery['notifications']>

/** How many notifications of a list aren't in the one that is shown; `isMore` if there may be more of them. */
export function newIn(
  shown: Connection['notifications'],
  { notifications, pagingInfo }: Connection,
): { count: number; isMore: boolean } {
  const known = new Set(shown.map(({ id }) => id))
  const newest = shown[0]?.createdAt ?? 0
  const count = notifications.filter(({ id, createdAt }) => !known.has(id) && createdAt >= newest).length
  return { count, isMore: count > 0 && count === notifications.length && pagingInfo.next !== null }
}

const NONE = { count: 0, isMore: false }

/**
 * What has arrived for a tab since its first page was read, and what shows it. The socket behind the header's badge
 * says when to look.
 */
export function useNew(shown: Connection['notifications'], variables: ReturnType<typeof variablesOf>) {
  const app = useApp()
  const { data } = useAnswer(UnreadNotificationCount, {})
  const unseen = data?.notificationStatus?.unreadNotificationCount ?? 0
  const [arrived, setArrived] = useState(NONE)
  const [isShowing, setShowing] = useState(false)
  const isFirstPage = variables.after === undefined
  // The list that is shown has all that were counted by then.
  const counted = useRef(unseen)
  const newest = shown[0]?.id
  const look = useEffectEvent(async (isGone: () => boolean) => {
    // Without an answer, the next arrival looks again.
    const answer = await app.execute(NotificationsPage, variables).catch(() => undefined)
    if (answer?.notifications && !isGone()) setArrived(newIn(shown, answer.notifications))
  })
  useEffect(() => {
    setArrived(NONE)
    const isMore = unseen > counted.current
    counted.current = unseen
    if (!isMore || !isFirstPage) return
    let isGone = false
    const timer = setTimeout(() => void look(() => isGone), BURST)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [unseen, isFirstPage, newest, variables.tab])
  const show = async () => {
    setShowing(true)
    const answer = await fetchAnswer(app, NotificationsPage, variables)
    setShowing(false)
    if (answer) setArrived(NONE)
    else showError(notificationListWording.notLoaded)
  }
  return { ...arrived, show, isShowing }
}
