import {
  type Contest,
  type DraftNews,
  FRESH_CONNECTION,
  readEditorWords,
} from '../../schema/rules/draft-channel'
import {
  CHANNEL_EXPIRED,
  CHANNEL_PING,
  CHANNEL_PONG,
  CHANNEL_REPLACED,
} from '../../schema/rules/notification-channel'
import { CHANNEL_LIFETIME, MOST_CHANNELS } from '../../schema/rules/notifications'

/** What a connection carries through hibernation. */
interface Attachment {
  openedAt: number
}

const openedAt = (socket: WebSocket): number =>
  (socket.deserializeAttachment() as Attachment | null)?.openedAt ?? 0

/**
 * The open editors of one draft. They hear of each new revision, and of a text that one of them can't join with the
 * server's, until it is settled. The rights of an editor are checked when it connects: one that connected long ago is
 * disconnected before it hears a text, and returns. Rule: docs/rules/writing.md, "Open editors".
 */
export class DraftEditors {
  readonly #ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(CHANNEL_PING, CHANNEL_PONG))
  }

  /** Accepts an editor whose rights were checked, and tells it how things are. */
  accept(revision: number): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    const open = this.#open().toSorted((a, b) => openedAt(a) - openedAt(b))
    for (const socket of open.slice(0, Math.max(0, open.length - MOST_CHANNELS + 1)))
      attempt(() => socket.close(CHANNEL_REPLACED, 'too many editors'))
    this.#ctx.acceptWebSocket(server)
    server.serializeAttachment({ openedAt: Date.now() } satisfies Attachment)
    const contest = this.#contest
    server.send(JSON.stringify({ revision, ...(contest ? { contest } : {}) } satisfies DraftNews))
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Tells all editors of a revision, or that something was settled. */
  tell(news: Omit<DraftNews, 'contest'>): void {
    const now = Date.now()
    for (const socket of this.#open())
      attempt(() => {
        if (now - openedAt(socket) >= CHANNEL_LIFETIME) socket.close(CHANNEL_EXPIRED, 'sign in again')
        else socket.send(JSON.stringify(news))
      })
  }

  /** An editor has said something. */
  heard(from: WebSocket, text: unknown, revision: number): void {
    const words = readEditorWords(text)
    if (words === undefined) return
    const now = Date.now()
    if ('settled' in words) {
      if (this.#contest?.id !== words.settled) return
      this.forget()
      this.tell({ revision, settled: words.settled })
      return
    }
    if (now - openedAt(from) > FRESH_CONNECTION) return
    this.#ctx.storage.kv.put<Contest>('contest', words.contest)
    for (const socket of this.#open())
      if (socket !== from)
        attempt(() => {
          if (now - openedAt(socket) > FRESH_CONNECTION) socket.close(CHANNEL_EXPIRED, 'sign in again')
          else socket.send(JSON.stringify({ revision, contest: words.contest } satisfies DraftNews))
        })
  }

  /** Nothing waits to be settled any more. */
  forget(): void {
    this.#ctx.storage.kv.delete('contest')
  }

  get #contest(): Contest | undefined {
    return this.#ctx.storage.kv.get<Contest>('contest')
  }

  /** The platform also lists connections whose closing isn't over; they take no messages any more. */
  #open(): WebSocket[] {
    return this.#ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
  }
}

/** Does something with one connection; if it breaks at that moment, the others aren't affected. */
function attempt(work: () => void): void {
  try {
    work()
  } catch (error) {
    console.error(JSON.stringify({ event: 'draft-socket-failed', error: String(error) }))
  }
}
