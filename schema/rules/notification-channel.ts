/** What open tabs and the worker say to each other. Rule: docs/rules/notifications.md, "Open tabs". */

/** A tab sends this to learn whether it is still connected; the platform answers without waking anything. */
export const CHANNEL_PING = 'ping'
export const CHANNEL_PONG = 'pong'

/** Why the worker closes a connection: it has to prove its session again; newer tabs took its place; it spoke. */
export const CHANNEL_EXPIRED = 4001
export const CHANNEL_REPLACED = 4002
export const CHANNEL_UNWANTED = 4003

/** What the worker says: how many notifications the person hasn't seen. */
export const channelMessage = (unseen: number): string => JSON.stringify({ unseen })

/** What the worker says to writers who look at their stats: how many pages of their stories are open. */
export const readingMessage = (pages: number): string => JSON.stringify({ reading: pages })

/** What a message is about, and its number. */
interface ChannelMessage {
  about: 'unseen' | 'reading'
  count: number
}

/** A message as it was meant; nothing for anything else. */
export function readChannelMessage(text: unknown): ChannelMessage | undefined {
  const [, about, count] = (typeof text === 'string' && /^\{"(unseen|reading)":(\d{1,6})\}$/.exec(text)) || []
  return about === 'unseen' || about === 'reading' ? { about, count: Number(count) } : undefined
}
