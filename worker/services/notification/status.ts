import { unseenCount } from '../../data/notification/queries'
import type { Needs } from '../parts'

/** What a person's badge shows. */
export interface NotificationStatus {
  /** Of the person. */
  id: string
  unreadNotificationCount: number
}

/** How many notifications a person hasn't seen; counting stops at a hundred. */
export async function notificationStatus({ db }: Needs<'db'>, userId: string): Promise<NotificationStatus> {
  const row = await db.first(unseenCount, userId)
  return { id: userId, unreadNotificationCount: row?.count ?? 0 }
}
