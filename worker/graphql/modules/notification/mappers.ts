import type { ListedNotification } from '../../../data/notification/rows'
import type { ToldMilestone } from '../../../services/notification/milestone-events'
import type { PartnerNews } from '../../../services/notification/partner-events'

export type PartnerNewsMapper = PartnerNews
export type MilestoneMapper = ToldMilestone
export type NotificationMapper = ListedNotification

/** A kind of mail, by its stored name. */
export interface MailKindMapper {
  kind: string
  isOn: boolean
}
