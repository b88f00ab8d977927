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

/** The number in a message; nothing for anything else. */
export function readChannelMessage(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\{"unseen":\d{1,6}\}$/.test(text)) return undefined
  return Number(text.slice('{"unseen":'.length, -1))
}
