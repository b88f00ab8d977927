import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { GOOD_SECRET } from '../../support/outside-secret'

/* A mail service in a process of its own, in the protocol of Resend. It keeps no mail, only whose it was: a hundred
   thousand letters would fill the memory. */

/** One answer of so many is lost: the mail is taken, and the connection is closed. */
const LOST = 50
/** Milliseconds that a mail takes to be taken. */
const TAKES = 20

const Mail = v.object({ to: v.pipe(v.array(v.string()), v.length(1)) })

/** What was taken, by idempotency keys: who it is to, and what its content comes to. */
const taken = new Map<string, { to: string; content: string }>()
const handed = { requests: 0, lost: 0, changed: 0, refused: 0 }

/** What the service says of itself. */
export interface Told {
  /** Mails, which is idempotency keys, and the addresses that have one. */
  mails: number
  addresses: number
  requests: number
  lost: number
  /** Mails that were handed over again with other content. */
  changed: number
  refused: number
}

const tell = (): Told => ({
  mails: taken.size,
  addresses: new Set([...taken.values()].map(({ to }) => to)).size,
  ...handed,
})

/** Takes a mail once for each key. @returns whether there is one to take. */
function take(key: string, body: string): boolean {
  const mail = v.safeParse(Mail, JSON.parse(body))
  const [to] = mail.success ? mail.output.to : []
  if (to === undefined || key === '') return false
  const content = createHash('sha256').update(body).digest('base64')
  const before = taken.get(key)
  if (before && before.content !== content) handed.changed += 1
  if (!before) taken.set(key, { to, content })
  return true
}

const server = createServer(async (request, response) => {
  const say = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  if (request.url === '/count') return say(200, taken.size)
  if (request.url === '/told') return say(200, tell())
  let body = ''
  for await (const chunk of request) body += chunk
  handed.requests += 1
  const key = request.headers['idempotency-key']
  const isOurs = request.headers.authorization === `Bearer ${GOOD_SECRET}`
  if (!isOurs || typeof key !== 'string' || !take(key, body)) {
    handed.refused += 1
    return say(422, { name: 'validation_error' })
  }
  const isLost = handed.requests % LOST === 0
  await setTimeout(TAKES)
  if (!isLost) return say(200, { id: key })
  handed.lost += 1
  response.destroy()
})

// It ends with the process that has started it.
process.stdin.on('close', () => process.exit()).resume()
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object')
    console.log(JSON.stringify({ url: `http://127.0.0.1:${address.port}` }))
})
