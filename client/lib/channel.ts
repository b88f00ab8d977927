import { CHANNEL_PING } from '../../schema/rules/notification-channel'
import { MINUTE } from '../../schema/rules/time-units'

/** Milliseconds: between two pings, and until an unanswered one means that the connection is gone. */
const PING_EVERY = 30_000
const PONG_WITHIN = 10_000
/** The first wait before another attempt, and the longest; each is twice as long as the one before. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 5 * MINUTE
/** After so many failed attempts in a row it waits until the tab is shown again. */
const MOST_ATTEMPTS = 10

/** Before this attempt in a row the caller asks in the ordinary way, because something may block sockets. */
const UNREACHABLE_AFTER = 3

/** What a channel uses of a `WebSocket`. */
interface ChannelSocket extends Pick<WebSocket, 'addEventListener' | 'close'> {
  send(text: string): void
}

/** The browser's part of a channel; replaced in tests. */
export interface ChannelBrowser {
  open(): ChannelSocket
  isVisible(): boolean
  /** Calls back whenever the tab may have been shown or hidden, or is online again. @returns stops that. */
  onChange(listener: () => void): () => void
  /** From 0 to 1. */
  random(): number
}

/** What a tab hears, and whether it is what was expected. */
export interface ChannelListener {
  onMessage(data: unknown): boolean
  onUnreachable?(): void
  /** The tab is connected, and may speak. */
  onOpen?(): void
}

export interface Channel {
  stop(): void
  /** Says something, if the tab is connected. */
  send(text: string): void
  /** Connects anew, which proves the session again. */
  renew(): void
}

/**
 * Listens to the worker while the tab is visible: a tab in the background has no connection and requests nothing. A
 * lost connection is opened again after growing waits. Rule: docs/rules/notifications.md, "Open tabs".
 */
export function openChannel(browser: ChannelBrowser, listener: ChannelListener): Channel {
  let socket: ChannelSocket | undefined
  let attempts = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let ping: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const disconnect = () => {
    clearTimeout(retry)
    clearTimeout(ping)
    retry = undefined
    const open = socket
    socket = undefined
    open?.close()
  }
  const connectLater = () => {
    disconnect()
    if (isStopped || !browser.isVisible() || attempts >= MOST_ATTEMPTS) return
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempts - 1))
    // Half of the wait is random, so that not everybody returns at once.
    retry = setTimeout(connect, wait * (0.5 + browser.random() / 2))
  }
  const pingLater = () => {
    clearTimeout(ping)
    ping = setTimeout(() => {
      socket?.send(CHANNEL_PING)
      ping = setTimeout(connectLater, PONG_WITHIN)
    }, PING_EVERY)
  }
  function connect() {
    retry = undefined
    attempts += 1
    if (attempts === UNREACHABLE_AFTER) listener.onUnreachable?.()
    const opened = browser.open()
    socket = opened
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return
      pingLater()
      if (listener.onMessage(data)) attempts = 0
    })
    opened.addEventListener('open', () => {
      if (socket === opened) listener.onOpen?.()
    })
    opened.addEventListener('close', () => {
      if (socket !== opened) return
      // Waits once even after a connection that worked and ended in order.
      attempts = Math.max(attempts, 1)
      connectLater()
    })
  }
  const change = () => {
    if (!browser.isVisible()) return disconnect()
    if (socket) return
    attempts = 0
    clearTimeout(retry)
    connect()
  }

  const stopWatching = browser.onChange(change)
  change()
  return {
    stop() {
      isStopped = true
      stopWatching()
      disconnect()
    },
    send: (text) => socket?.send(text),
    renew() {
      if (isStopped || !browser.isVisible()) return
      disconnect()
      connect()
    },
  }
}
