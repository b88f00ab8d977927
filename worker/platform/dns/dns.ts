import pRetry from 'p-retry'
import * as v from 'valibot'
import { askOutside, isSafeAddress } from '../ask-outside'

/** Answers about names of the internet. */
export interface Dns {
  /** The texts at a name. */
  texts(name: string): Promise<string[]>
  /** What a name leads to: the names on the way, and the addresses at its end. */
  lead(name: string): Promise<{ names: string[]; addresses: string[] }>
  /** The servers that take a name's mail. */
  mailServers(name: string): Promise<string[]>
  /** All network addresses that a name leads to, of both kinds. */
  addresses(name: string): Promise<string[]>
}

/** Nothing is known about a name, because nobody answered. */
class DnsFailed extends Error {
  override name = 'DnsFailed'
}

/** How long an answer may take, in milliseconds, and how often it is asked for. */
const TIME_LIMIT = 2500
const TRIES = 3
const FIRST_WAIT = 200

/** Numbers of kinds of records. */
const A = 1
const CNAME = 5
const MX = 15
const TXT = 16
const AAAA = 28
/** Numbers of answers: there are records, and there is no such name. Any other says nothing about the name. */
const FOUND = 0
const NO_NAME = 3

const Answer = v.object({
  Status: v.number(),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
})

/** A name as records write it, with or without the dot at its end. */
const bare = (name: string): string => name.toLowerCase().replace(/\.$/, '')

/** A text record: one or more quoted parts. */
const unquoted = (data: string): string =>
  data.startsWith('"')
    ? [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replace(/\\(.)/g, '$1')).join('')
    : data

/** Options for tests. */
interface Limits {
  timeLimit?: number
  firstWait?: number
}

/** The service that is asked unless another one is configured. */
const SERVICE = 'https://cloudflare-dns.com/dns-query'

/** Names over HTTPS, as `application/dns-json`. */
export function openDns(
  env: Pick<Env, 'DNS_URL'>,
  { timeLimit = TIME_LIMIT, firstWait = FIRST_WAIT }: Limits = {},
): Dns {
  const address = env.DNS_URL || SERVICE
  async function ask(name: string, type: number) {
    if (!isSafeAddress(address)) throw new DnsFailed('DNS_URL is no https address')
    const asked = new URL(address)
    asked.searchParams.set('name', name)
    asked.searchParams.set('type', String(type))
    const attempt = async () => {
      const { status, body } = await askOutside(asked.href, {
        headers: { accept: 'application/dns-json' },
        signal: AbortSignal.timeout(timeLimit),
      })
      const { success, output } = v.safeParse(Answer, body)
      const isKnown = status === 200 && success && (output.Status === FOUND || output.Status === NO_NAME)
      if (!isKnown) throw new DnsFailed(`it answered ${status}`)
      return output.Answer
    }
    try {
      return await pRetry(attempt, { retries: TRIES - 1, factor: 3, minTimeout: firstWait })
    } catch (error) {
      throw new DnsFailed(`no answer about a name: ${String(error)}`)
    }
  }
  const of = (records: readonly { type: number; data: string }[], type: number): string[] =>
    records.filter((record) => record.type === type).map(({ data }) => data)
  return {
    texts: async (name) => of(await ask(name, TXT), TXT).map(unquoted),
    async lead(name) {
      const records = await ask(name, A)
      return { names: of(records, CNAME).map(bare), addresses: of(records, A) }
    },
    async mailServers(name) {
      // Each has its preference before it. A dot alone says that the name takes no mail.
      const servers = of(await ask(name, MX), MX).map((data) => bare(data.trim().split(/\s+/).at(-1) ?? ''))
      return servers.filter((server) => server !== '')
    },
    async addresses(name) {
      const addresses = await Promise.all([A, AAAA].map(async (type) => of(await ask(name, type), type)))
      return addresses.flat()
    },
  }
}
