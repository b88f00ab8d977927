import { DurableObject } from 'cloudflare:workers'
import {
  CHANNEL_EXPIRED,
  CHANNEL_PING,
  CHANNEL_PONG,
  CHANNEL_REPLACED,
  CHANNEL_UNWANTED,
  channelMessage,
  readingMessage,
} from '../../schema/rules/notification-channel'
import { CHANNEL_LIFETIME, MOST_CHANNELS } from '../../schema/rules/notifications'

/** What a connection carries through hibernation. */
interface Attachment {
  openedAt: number
}

/**
 * The open tabs of one person. It sleeps while nothing happens: the platform keeps the connections and answers
 * pings, and wakes it to push. Nothing is stored. Rule: docs/rules/notifications.md, "Open tabs".
 */
export class NotificationChannel extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(CHANNEL_PING, CHANNEL_PONG))
  }

  /** Accepts a connection that the gateway has authorized, and begins it with the current count. */
  override async fetch(request: Request): Promise<Response> {
    const unseen = Number(new URL(request.url).searchParams.get('unseen'))
    const { 0: client, 1: server } = new WebSocketPair()
    const open = this.#openSockets().map((socket) => ({ socket, openedAt: openedAt(socket) }))
    open.sort((a, b) => a.openedAt - b.openedAt)
    for (const { socket } of open.slice(0, Math.max(0, open.length - MOST_CHANNELS + 1))) {
      attempt(() => socket.close(CHANNEL_REPLACED, 'too many tabs'))
    }
    this.ctx.acceptWebSocket(server)
    server.serializeAttachment({ openedAt: Date.now() } satisfies Attachment)
    server.send(channelMessage(unseen))
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Tells all tabs how much is new. */
  async push(unseen: number): Promise<void> {
    this.#tell(channelMessage(unseen))
  }

  /** Tells all tabs how many pages of the person's stories are open. */
  async tellReading(pages: number): Promise<void> {
    this.#tell(readingMessage(pages))
  }

  /** A tab that was opened long ago has to prove its session again. */
  #tell(message: string): void {
    const now = Date.now()
    for (const socket of this.#openSockets()) {
      attempt(() => {
        if (now - openedAt(socket) >= CHANNEL_LIFETIME) socket.close(CHANNEL_EXPIRED, 'sign in again')
        else socket.send(message)
      })
    }
  }

  /** The platform also lists connections whose closing isn't over; they take no messages any more. */
  #openSockets(): WebSocket[] {
    return this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
  }

  /** Tabs have nothing to say but pings, which don't get here. */
  override async webSocketMessage(socket: WebSocket): Promise<void> {
    socket.close(CHANNEL_UNWANTED, 'nothing is read here')
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close()
  }
}

/** Does something with one connection; if it breaks at that moment, the others aren't affected. */
function attempt(work: () => void): void {
  try {
    work()
  } catch (error) {
    console.error(JSON.stringify({ event: 'notification-socket-failed', error: String(error) }))
  }
}

const openedAt = (socket: WebSocket): number =>
  (socket.deserializeAttachment() as Attachment | null)?.openedAt ?? 0
