import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { takeByIfttt } from './outside-ifttt'
import { takeByMailgun } from './outside-mailgun'
import { answerHost, answerName, type Names, noNames } from './outside-names'
import { takeByPostmark } from './outside-postmark'
import { GOOD_SECRET } from './outside-secret'
import { takeBySes } from './outside-ses'
import { answerAsSns } from './outside-sns'
import { takeByTwilio } from './outside-twilio'
import { answerAsSite } from './outside-webmention'

/** A fault that replaces the response; each is used once, in order. */
export interface Fault {
  /** Responds with this, whatever was requested. */
  status?: number
  body?: unknown
  location?: string
  /** `Retry-After`. */
  retryAfter?: string
  /** Does what was requested, and then closes the connection without a response. */
  lost?: true
  /** None: the request is answered as usual. */
  works?: true
  /** Never responds. */
  hangs?: true
  /** Begins a response that never ends. */
  endless?: true
}

/** A received request. */
export interface Seen {
  method: string
  /** The path with its query. */
  url: string
  headers: Record<string, string>
  body: string
}

/** One test's share of the services, separate from all others. */
interface Corner {
  faults: Fault[]
  seen: Seen[]
  /** Mail that was sent, by its idempotency key. */
  sent: Map<string, unknown>
  /** Captcha values that were verified, and the key used. */
  used: Map<string, string>
  names: Names
}

export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** A value that a person earned: `person|action|host|score`. Any other is a program's. */
function factsOf(value: string) {
  const [who, action = '', hostname = '', score = '0.9'] = value.split('|')
  return who === 'person' ? { action, hostname, score: Number(score) } : undefined
}

/** Accepts mail as Resend does: one mail for each idempotency key. */
function emails(corner: Corner, { headers, body }: Seen): Reply {
  if (headers.authorization !== `Bearer ${GOOD_SECRET}`) return { status: 401, body: { name: 'invalid_key' } }
  const key = headers['idempotency-key'] ?? crypto.randomUUID()
  if (!corner.sent.has(key)) corner.sent.set(key, JSON.parse(body))
  return { status: 200, body: { id: key } }
}

/** Verifies as siteverify of Turnstile and reCAPTCHA do: each value once. */
function siteverify(corner: Corner, { body }: Seen): Reply {
  const form = new URLSearchParams(body)
  const value = form.get('response') ?? ''
  const key = form.get('idempotency_key') ?? ''
  const no = (code: string): Reply => ({ status: 200, body: { success: false, 'error-codes': [code] } })
  if (form.get('secret') !== GOOD_SECRET) return no('invalid-input-secret')
  if (corner.used.has(value) && (key === '' || corner.used.get(value) !== key))
    return no('timeout-or-duplicate')
  const facts = factsOf(value)
  if (!facts) return no('invalid-input-response')
  corner.used.set(value, key)
  return { status: 200, body: { success: true, challenge_ts: '2026-11-21T00:00:00Z', ...facts } }
}

/** Verifies as reCAPTCHA Enterprise does. */
function assessments(corner: Corner, { headers, body }: Seen): Reply {
  if (headers['x-goog-api-key'] !== GOOD_SECRET) return { status: 403, body: { error: { code: 403 } } }
  const { event } = JSON.parse(body) as { event: { token: string } }
  const facts = factsOf(event.token)
  const invalid = (invalidReason: string): Reply => ({
    status: 200,
    body: { tokenProperties: { valid: false, invalidReason } },
  })
  if (corner.used.has(event.token)) return invalid('DUPE')
  if (!facts) return invalid('MALFORMED')
  corner.used.set(event.token, '')
  const { score, ...properties } = facts
  return {
    status: 200,
    body: { tokenProperties: { valid: true, ...properties }, riskAnalysis: { score, reasons: [] } },
  }
}

const SERVICES: Readonly<Record<string, (corner: Corner, seen: Seen) => Reply | Promise<Reply>>> = {
  emails,
  mailgun: ({ sent }, seen) => takeByMailgun(sent, seen),
  postmark: ({ sent }, seen) => takeByPostmark(sent, seen),
  ses: ({ sent }, seen) => takeBySes(sent, seen),
  sns: (_corner, seen) => answerAsSns(seen),
  twilio: ({ sent }, seen) => takeByTwilio(sent, seen),
  ifttt: ({ sent }, seen) => takeByIfttt(sent, seen),
  site: ({ sent }, seen) => answerAsSite(sent, seen),
  siteverify,
  assessments,
  dns: ({ names }, seen) => answerName(names, seen),
  hostnames: ({ names }, seen) => answerHost(names, seen),
  /** Accepts lines of a log as any service does. */
  logs: () => ({ status: 202, body: {} }),
}

async function read(request: IncomingMessage): Promise<Seen> {
  let body = ''
  for await (const chunk of request) body += chunk
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers as Record<string, string>,
    body,
  }
}

function say(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body ?? {}))
}

async function goWrong(
  response: ServerResponse,
  fault: Fault,
  answer: () => Reply | Promise<Reply>,
): Promise<void> {
  if (fault.hangs) return
  if (fault.lost) {
    await answer()
    response.destroy()
  } else if (fault.endless) {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(16_384)), 5)
    response.on('close', () => clearInterval(timer))
  } else {
    const { location, retryAfter } = fault
    const headers = {
      ...(location ? { location } : {}),
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    }
    say(response, { status: fault.status ?? 200, body: fault.body, headers })
  }
}

/**
 * External services, as the worker sees them, on loopback: `/{service}/{corner}` responds as the service
 * does, after the faults that `PUT /faults/{corner}` has queued, and with the names of `PUT /names/{corner}`; `GET /seen/{corner}` returns the received
 * requests and the sent mail. `keep` adds mail that arrived in another way.
 */
export async function startOutsideServices(): Promise<{
  url: string
  keep: (corner: string, mail: unknown) => void
  stop: () => Promise<void>
}> {
  const corners = new Map<string, Corner>()
  const cornerOf = (name: string): Corner => {
    const corner: Corner = corners.get(name) ?? {
      faults: [],
      seen: [],
      sent: new Map(),
      used: new Map(),
      names: noNames(),
    }
    corners.set(name, corner)
    return corner
  }
  const server: Server = createServer(async (request, response) => {
    const [, service = '', name = ''] = (request.url ?? '').replace(/\?.*/, '').split('/')
    const corner = cornerOf(name)
    const seen = await read(request)
    if (service === 'faults') {
      corner.faults = JSON.parse(seen.body)
      return say(response, { status: 200, body: {} })
    }
    if (service === 'names') {
      Object.assign(corner.names, JSON.parse(seen.body))
      return say(response, { status: 200, body: {} })
    }
    if (service === 'seen')
      return say(response, { status: 200, body: { seen: corner.seen, sent: [...corner.sent.values()] } })
    const serve = SERVICES[service]
    if (!serve) return say(response, { status: 404, body: {} })
    corner.seen.push(seen)
    const fault = corner.faults.shift()
    if (fault && !fault.works) return goWrong(response, fault, () => serve(corner, seen))
    return say(response, await serve(corner, seen))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    keep: (name, mail) => void cornerOf(name).sent.set(crypto.randomUUID(), mail),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
