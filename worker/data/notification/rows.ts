import { notification } from '../../../schema/tables/notification'
import { only, type Row } from '../sql/rows'

/** The displayed columns of a notification. */
export const notificationFields = only(
  notification,
  'id',
  'userId',
  'kind',
  'groupKey',
  'actorId',
  'otherActorId',
  'actorCount',
  'postId',
  'collectionId',
  'createdAt',
  'readAt',
)

/** A notification, as read from the database. */
export interface NotificationRow extends Row<typeof notificationFields> {}

/** A notification in its reader's list, with the words that it is about, as far as they are shown. */
export interface ListedNotification extends NotificationRow {
  words: string | null
}
