import { GOOD_SECRET } from './outside-secret'
import type { Reply, Seen } from './outside-services'

/** The streams that every server of Postmark has. */
const STREAMS = new Set(['outbound', 'broadcast'])
const MOST_MESSAGES = 500

interface Message {
  From?: string
  To?: string
  TextBody?: string
  HtmlBody?: string
  Headers?: { Name: string; Value: string }[]
  Metadata?: Record<string, string>
  MessageStream?: string
}

/** Recipients that the service doesn't send to, by what their address begins with. */
const REFUSED: Readonly<Record<string, number>> = { inactive: 406, illegal: 300, busy: 429 }

/** Why a message isn't taken; 0 if it is. */
function codeOf({
  From,
  To = '',
  TextBody,
  HtmlBody,
  Headers = [],
  Metadata = {},
  MessageStream,
}: Message): number {
  const isNamed = Headers.every(({ Name, Value }) => typeof Name === 'string' && typeof Value === 'string')
  const isShort = Object.entries(Metadata).every(([name, value]) => name.length <= 20 && value.length <= 80)
  if (!From || !To.includes('@') || !(TextBody || HtmlBody) || !isNamed || !isShort) return 300
  if (MessageStream !== undefined && !STREAMS.has(MessageStream)) return 1235
  return REFUSED[To.split('-')[0] ?? ''] ?? 0
}

/** Accepts mails as Postmark's batches do: each time they are handed over, and each by itself. */
export function takeByPostmark(sent: Map<string, unknown>, { method, headers, body }: Seen): Reply {
  if (headers['x-postmark-server-token'] !== GOOD_SECRET)
    return { status: 401, body: { ErrorCode: 10, Message: 'No Account or Server API tokens were supplied.' } }
  if (method !== 'POST') return { status: 405, body: {} }
  const messages: unknown = JSON.parse(body)
  if (!Array.isArray(messages)) return { status: 422, body: { ErrorCode: 403, Message: 'Incompatible JSON' } }
  if (messages.length > MOST_MESSAGES)
    return { status: 422, body: { ErrorCode: 410, Message: 'Too many batch messages' } }
  const results = messages.map((message: Message) => {
    const code = codeOf(message)
    if (code !== 0) return { ErrorCode: code, Message: 'It was refused.' }
    const id = crypto.randomUUID()
    sent.set(id, message)
    return { ErrorCode: 0, Message: 'OK', MessageID: id, SubmittedAt: '2026-11-21T12:00:00Z', To: message.To }
  })
  return { status: 200, body: results }
}
