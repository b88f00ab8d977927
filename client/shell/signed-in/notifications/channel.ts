import { readChannelMessage } from '../../../../schema/rules/notification-channel'
import { type ChannelBrowser, openChannel } from '../../../lib/channel'

/** Listens for the number of new notifications. @returns stops listening. */
export function listenForNotifications(
  browser: ChannelBrowser,
  onUnseen: (count: number) => void,
  onUnreachable: () => void,
): () => void {
  const onMessage = (data: unknown): boolean => {
    const unseen = readChannelMessage(data)
    if (unseen !== undefined) onUnseen(unseen)
    return unseen !== undefined
  }
  return openChannel(browser, { onMessage, onUnreachable }).stop
}
