import { notificationStatus } from '../../services/notification/status'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'

/**
 * GET `/_/notifications/socket`: opens the channel that tells a tab how many notifications are new. Only pages of
 * this host may: scripts elsewhere could otherwise listen with the viewer's cookies. Rule:
 * docs/rules/notifications.md, "Open tabs".
 */
export const notificationsSocket: Endpoint = async ({ request, url, env, viewer, parts }) => {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
    const message = 'This address opens a WebSocket.'
    return failureResponse({ code: 'BAD_REQUEST', field: null, message }, 426)
  }
  // Browsers always send the origin of the page that opens a WebSocket.
  if (request.headers.get('origin') !== url.origin) {
    const message = 'Requests from other origins are refused.'
    return failureResponse({ code: 'FORBIDDEN', field: null, message })
  }
  const asking = await viewer()
  if (!asking) return undefined
  const { unreadNotificationCount: unseen } = await notificationStatus(parts, asking.id)
  const channel = env.NOTIFICATION_CHANNEL.getByName(asking.id)
  return channel.fetch(`https://channel/?unseen=${unseen}`, { headers: { upgrade: 'websocket' } })
}
