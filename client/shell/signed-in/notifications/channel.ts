import { readChannelMessage } from '../../../../schema/rules/notification-channel'
import { type ChannelBrowser, openChannel } from '../../../lib/channel'

/** Listens for the number of new notifications. @returns stops listening. */
export function listenForNotifications(
  browser: ChannelBrowser,
  onUnseen: (count: number) => void,
  onUnreachable: () => void,
): () => void {
  const onMessage = (data: unknown): boolean => {
    const message = readChannelMessage(data)
    if (message?.about === 'unseen') onUnseen(message.count)
    return message !== undefined
  }
  return openChannel(browser, { onMessage, onUnreachable }).stop
}
