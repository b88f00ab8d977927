import pRetry, { AbortError } from 'p-retry'
import { isolateMemory } from '../../isolate-memory'
import { askOutside, isSafeAddress, mayPass } from '../ask-outside'

/** The configuration that forwarding depends on. */
export type LogServiceEnv = Pick<Env, 'LOG_SERVICE_URL' | 'LOG_SERVICE_TOKEN' | 'LOG_SERVICE_DATACENTER'>

/** A line as the service gets it. */
export interface ForwardedLine {
  /** What the line comes from. */
  source: 'quire'
  /** Its level. */
  status: string
  event: string
  [field: string]: unknown
}

/** A service that collects logs. */
export interface LogService {
  /** Hands over a line. It never rejects: a line that can't be forwarded was printed all the same. */
  forward(line: ForwardedLine): Promise<void>
}

/** How long an attempt may take, in milliseconds. */
const TIME_LIMIT = 3000
const TRIES = 3
/** The milliseconds before the second attempt; the third waits twice as long. */
const FIRST_WAIT = 300
/** Lines that are being forwarded at the same time; further ones are only printed. */
const MOST_AT_ONCE = 20
/** The length at which a line is no longer forwarded, in characters. */
const LONGEST_LINE = 60_000

const DATACENTERS: ReadonlySet<string> = new Set(['us', 'eu'])

/** What an isolate knows about forwarding. */
class Forwarding {
  atOnce = 0
  /** The configuration that was found to be wrong, so that it is printed once. */
  wrong: string | undefined
  clear(): void {
    this.atOnce = 0
    this.wrong = undefined
  }
}
const forwarding = isolateMemory(new Forwarding())

/** Limits of `openLogService`, for tests. */
export interface ForwardingLimits {
  timeLimit?: number
  firstWait?: number
}

/** The address with the token and the datacenter. @throws Error if the configuration is wrong. */
function addressOf({
  LOG_SERVICE_URL = '',
  LOG_SERVICE_TOKEN,
  LOG_SERVICE_DATACENTER,
}: LogServiceEnv): string {
  const datacenter = LOG_SERVICE_DATACENTER || 'us'
  if (!DATACENTERS.has(datacenter)) throw new Error('LOG_SERVICE_DATACENTER is neither us nor eu')
  if (!LOG_SERVICE_TOKEN) throw new Error('LOG_SERVICE_TOKEN is missing')
  const address = LOG_SERVICE_URL.replaceAll('{datacenter}', datacenter).replaceAll(
    '{token}',
    encodeURIComponent(LOG_SERVICE_TOKEN),
  )
  if (!isSafeAddress(address)) throw new Error('LOG_SERVICE_URL is no https address')
  return address
}

/**
 * The configured logging service; nothing without `LOG_SERVICE_URL`, or if the configuration is wrong, which is
 * printed once. Rule: docs/rules/telemetry.md, "Logs".
 */
export function openLogService(env: LogServiceEnv, limits: ForwardingLimits = {}): LogService | undefined {
  if (!env.LOG_SERVICE_URL) return undefined
  try {
    const address = addressOf(env)
    return { forward: (line) => forward(address, line, limits) }
  } catch (error) {
    const detail = String(error)
    if (forwarding.wrong !== detail)
      console.error(JSON.stringify({ event: 'log-service-misconfigured', detail }))
    forwarding.wrong = detail
    return undefined
  }
}

async function forward(
  address: string,
  line: ForwardedLine,
  { timeLimit = TIME_LIMIT, firstWait = FIRST_WAIT }: ForwardingLimits,
): Promise<void> {
  const body = JSON.stringify(line)
  if (forwarding.atOnce >= MOST_AT_ONCE || body.length > LONGEST_LINE) return
  forwarding.atOnce += 1
  const attempt = async () => {
    const { status } = await askOutside(address, {
      method: 'POST',
      signal: AbortSignal.timeout(timeLimit),
      headers: { 'content-type': 'application/json' },
      body,
    }).catch((error: unknown) => {
      // p-retry gives up on a TypeError that it doesn't know, as those of the runtime are.
      throw new Error(`no answer: ${String(error)}`)
    })
    if (mayPass(status)) throw new Error(`it answered ${status}`)
    if (status < 200 || status > 299) throw new AbortError(`it answered ${status}`)
  }
  try {
    await pRetry(attempt, { retries: TRIES - 1, factor: 2, minTimeout: firstWait })
  } catch (error) {
    // The address holds the token.
    const detail = (error instanceof Error ? error.message : String(error)).replaceAll(address, '…')
    console.warn(JSON.stringify({ event: 'log-not-forwarded', detail }))
  } finally {
    forwarding.atOnce -= 1
  }
}
