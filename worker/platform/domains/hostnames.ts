import pRetry, { AbortError } from 'p-retry'
import * as v from 'valibot'
import { askOutside, isSafeAddress, mayPass } from '../ask-outside'

/** A host that the platform takes requests for, and its certificate. */
interface Hostname {
  id: string
  certificate: 'active' | 'pending' | 'failed'
}

/** The hosts that the platform takes requests for besides our own: it makes their certificates. */
export interface Hostnames {
  /** Asks for a host, or looks how far it is. Asking twice asks once. */
  ensure(domain: string, id: string | null): Promise<Hostname>
  /** Gives a host up; one that isn't there any more is given up. */
  remove(id: string): Promise<void>
}

/** The platform didn't answer, or not with what it should. */
class HostnamesFailed extends Error {
  override name = 'HostnamesFailed'
}

export interface HostnamesSettings {
  /** The address of the API. */
  url: string
  zone: string
  token: string
}

/** How long an answer may take, in milliseconds, and how often it is asked for. */
const TIME_LIMIT = 5000
const TRIES = 3
const FIRST_WAIT = 300
/** The platform's number for a host that somebody asked for before. */
const IS_THERE = 1406

const HostnameRow = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  hostname: v.string(),
  status: v.optional(v.string(), ''),
  ssl: v.optional(v.nullable(v.object({ status: v.optional(v.string(), '') })), null),
})
const One = v.object({ result: HostnameRow })
const Many = v.object({ result: v.array(HostnameRow) })
const Errors = v.object({ errors: v.array(v.object({ code: v.number() })) })

/** What isn't going to become active any more without somebody doing something. */
const FAILED = /^(?:blocked|moved|deleted|deactivating|inactive|expired)$|_timed_out$|_failed$/

function toHostname({ id, status, ssl }: v.InferOutput<typeof HostnameRow>): Hostname {
  const states = [status, ssl?.status ?? '']
  const isActive = states.every((state) => state === 'active')
  const certificate = isActive ? 'active' : states.some((state) => FAILED.test(state)) ? 'failed' : 'pending'
  return { id, certificate }
}

/** Cloudflare's custom hostnames. Rule: docs/rules/domains.md, "Certificates". */
export function openHostnames(
  { url, zone, token }: HostnamesSettings,
  { timeLimit = TIME_LIMIT, firstWait = FIRST_WAIT }: { timeLimit?: number; firstWait?: number } = {},
): Hostnames {
  const root = `${url.replace(/\/$/, '')}/zones/${encodeURIComponent(zone)}/custom_hostnames`
  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    if (!isSafeAddress(root)) throw new HostnamesFailed('CUSTOM_HOSTNAMES_URL is no https address')
    const attempt = async () => {
      const answer = await askOutside(root + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeLimit),
      })
      if (mayPass(answer.status)) throw new HostnamesFailed(`it answered ${answer.status}`)
      return answer
    }
    try {
      return await pRetry(attempt, { retries: TRIES - 1, factor: 3, minTimeout: firstWait })
    } catch (error) {
      throw error instanceof HostnamesFailed || error instanceof AbortError
        ? error
        : new HostnamesFailed(String(error))
    }
  }
  async function find(domain: string): Promise<Hostname> {
    const { body } = await ask('GET', `?hostname=${encodeURIComponent(domain)}`)
    const { success, output } = v.safeParse(Many, body)
    const row = success ? output.result.find(({ hostname }) => hostname === domain) : undefined
    if (!row) throw new HostnamesFailed('a host is there and isn’t')
    return toHostname(row)
  }
  async function create(domain: string): Promise<Hostname> {
    const wanted = {
      hostname: domain,
      ssl: { method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } },
    }
    const { status, body } = await ask('POST', '', wanted)
    const made = v.safeParse(One, body)
    if (made.success) return toHostname(made.output.result)
    const errors = v.safeParse(Errors, body)
    if (errors.success && errors.output.errors.some(({ code }) => code === IS_THERE)) return find(domain)
    throw new HostnamesFailed(`it answered ${status}`)
  }
  return {
    async ensure(domain, id) {
      if (id === null) return create(domain)
      const { status, body } = await ask('GET', `/${encodeURIComponent(id)}`)
      if (status === 404) return create(domain)
      const { success, output } = v.safeParse(One, body)
      if (!success) throw new HostnamesFailed(`it answered ${status}`)
      return toHostname(output.result)
    },
    async remove(id) {
      const { status } = await ask('DELETE', `/${encodeURIComponent(id)}`)
      if (status !== 404 && (status < 200 || status >= 300))
        throw new HostnamesFailed(`it answered ${status}`)
    },
  }
}
