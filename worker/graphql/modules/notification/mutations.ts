import { markNotificationsRead } from '../../../services/notification/mark-notifications-read'
import { markNotificationsSeen } from '../../../services/notification/mark-notifications-seen'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const notificationMutations: Resolvers = {
  Mutation: {
    markNotificationsSeen: mutation(markNotificationsSeen, 'MarkedNotifications'),
    markNotificationsRead: mutation(markNotificationsRead, 'MarkedNotifications'),
  },
}
