import type { NotificationRow } from '../../../data/notification/rows'

export type NotificationMapper = NotificationRow

/** A kind of mail, by its stored name. */
export interface MailKindMapper {
  kind: string
  isOn: boolean
}
