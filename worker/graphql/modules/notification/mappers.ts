import type { ListedNotification } from '../../../data/notification/rows'

export type NotificationMapper = ListedNotification

/** A kind of mail, by its stored name. */
export interface MailKindMapper {
  kind: string
  isOn: boolean
}
