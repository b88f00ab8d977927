import { notificationStatus } from '../../services/notification/status'
import type { Endpoint } from '../endpoint'
import { refusedUpgrade } from '../refused-upgrade'

/**
 * GET `/_/notifications/socket`: opens the channel that tells a tab how many notifications are new. Only pages of
 * this host may: scripts elsewhere could otherwise listen with the viewer's cookies. Rule:
 * docs/rules/notifications.md, "Open tabs".
 */
export const notificationsSocket: Endpoint = async ({ request, url, env, viewer, parts }) => {
  const refused = refusedUpgrade(request, url)
  if (refused) return refused
  const asking = await viewer()
  if (!asking) return undefined
  const { unreadNotificationCount: unseen } = await notificationStatus(parts, asking.id)
  const channel = env.NOTIFICATION_CHANNEL.getByName(asking.id)
  return channel.fetch(`https://channel/?unseen=${unseen}`, { headers: { upgrade: 'websocket' } })
}
