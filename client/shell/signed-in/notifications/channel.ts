import { readChannelMessage } from '../../../../schema/rules/notification-channel'
import { type ChannelBrowser, openChannel } from '../../../lib/channel'

/** What is done with what is heard. */
interface Heard {
  /** How many notifications are new. */
  onUnseen(count: number): void
  /** Nothing will be heard for a while. */
  onUnreachable(): void
  /** Other pages of the viewer's stories are open now. */
  onReading(): void
}

/** Listens for what the worker says to open tabs. @returns stops listening. */
export function listenForNotifications(
  browser: ChannelBrowser,
  { onUnseen, onUnreachable, onReading }: Heard,
): () => void {
  const onMessage = (data: unknown): boolean => {
    const message = readChannelMessage(data)
    if (message?.about === 'unseen') onUnseen(message.count)
    if (message?.about === 'reading') onReading()
    return message !== undefined
  }
  return openChannel(browser, { onMessage, onUnreachable }).stop
}
