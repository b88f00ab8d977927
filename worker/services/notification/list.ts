import type { NotificationTab } from '../../../schema/rules/notifications'
import { notificationsOfUser } from '../../data/notification/queries'
import { type Key, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** A page of a person's notifications, newest first. */
export const notificationsOf = (
  { db }: Needs<'db'>,
  userId: string,
  tab: NotificationTab,
  paging?: Paging | null,
) =>
  readPage(
    paging,
    ([createdAt, id], limit) => db.all(notificationsOfUser[tab], userId, createdAt, id, limit),
    (row): Key => [row.createdAt, row.id],
  )
