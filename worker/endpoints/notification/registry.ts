import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { notificationsSocket } from './socket'
import { unsubscribe } from './unsubscribe'

/** The channel of open tabs, and what mail programs and forms post to the pages of email settings. */
export const notificationEndpoints: Partial<Record<RouteName, Endpoint>> = {
  EmailSettings: unsubscribe,
  NotificationsSocket: notificationsSocket,
  NotificationsUnsubscribe: unsubscribe,
}
