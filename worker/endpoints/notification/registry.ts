import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { notificationsSocket } from './socket'
import { confirmNewsletter, unsubscribe, unsubscribeOwn } from './unsubscribe'

/** The channel of open tabs, and what mail programs and forms post to the pages of email settings. */
export const notificationEndpoints: Partial<Record<RouteName, Endpoint>> = {
  ConfirmSubscription: confirmNewsletter,
  EmailSettings: unsubscribe,
  NotificationsSocket: notificationsSocket,
  NotificationsUnsubscribe: unsubscribe,
  UnsubscribeAll: unsubscribeOwn,
  UnsubscribeAllAuthors: unsubscribeOwn,
}
