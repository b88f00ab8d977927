import { useEffect, useEffectEvent } from 'react'
import { notificationWording } from '../../../schema/wording/notifications'
import { useApp } from '../../lib/app'
import { mergeEntities } from '../../lib/merge-entities'
import { useOperationMutation } from '../../lib/mutation'
import { showError } from '../../shell/toast'
import { MarkNotificationsRead } from './mark-notifications-read.generated'
import { MarkNotificationsSeen } from './mark-notifications-seen.generated'
import type { NotificationItemFragment } from './notification-item.generated'

type Item = Pick<NotificationItemFragment, 'id' | 'createdAt' | 'isRead'>

/**
 * Marks what the reader sees as seen, and what they open as read. Somebody who acts as the reader leaves no trace.
 *
 * @returns `readAll` is absent if all is read, once that is confirmed.
 */
export function useMarks(items: readonly Item[], isSpoofed: boolean) {
  const { queryClient } = useApp()
  const seen = useOperationMutation(MarkNotificationsSeen)
  const read = useOperationMutation(MarkNotificationsRead)
  const newest = items[0]?.createdAt
  const setRead = (marked: readonly Item[], isRead: boolean) =>
    mergeEntities(
      queryClient,
      marked.map(({ id }) => ({ __typename: 'Notification', id, isRead })),
    )

  const markSeen = useEffectEvent((until: number) => {
    if (!isSpoofed) seen.mutate({ until })
  })
  useEffect(() => {
    if (newest !== undefined) markSeen(newest)
  }, [newest])

  const mark = (marked: readonly Item[], notificationIds: string[] | null, onFailed: () => void) => {
    if (isSpoofed) return
    setRead(marked, true)
    const undo = () => {
      setRead(marked, false)
      onFailed()
    }
    read.mutate(
      { until: Math.max(Date.now(), newest ?? 0), notificationIds },
      { onSuccess: ({ markNotificationsRead: result }) => 'message' in result && undo(), onError: undo },
    )
  }
  const unread = items.filter(({ isRead }) => !isRead)
  const isMarkingAll = read.isPending && read.variables.notificationIds === null
  return {
    /** The reader follows a notification to what it is about. */
    open: (item: Item) => item.isRead || mark([item], [item.id], () => {}),
    readAll:
      (unread.length > 0 || isMarkingAll) && !isSpoofed
        ? () => mark(unread, null, () => showError(notificationWording.notSaved))
        : undefined,
    isMarking: isMarkingAll,
  }
}
