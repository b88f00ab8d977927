import { sha256 } from '../../../schema/rules/hex'
import { isolateMemory } from '../../isolate-memory'
import { withLimit } from '../with-limit'

/** Values of flags for the whole site, as they are kept near readers. */
export interface SiteFlags {
  /** JSON of the values by name; empty if none is set. */
  readonly text: string
  /** Short, and another one for other values: shared pages of different values are stored apart. */
  readonly mark: string
}

/** Has other values known from now on: here at once, elsewhere within two minutes. */
export interface SiteFlagStore {
  /** @throws if the store can't be reached. */
  publish(text: string): Promise<void>
}

const KEY = 'site-flags'
const NONE: SiteFlags = { text: '', mark: '' }
/** How long an isolate uses what it has read, in milliseconds. Then it reads again while it goes on. */
const REMEMBERED_FOR = 30_000
/** The longest that an isolate's first request waits, in milliseconds. Without an answer, no value is set. */
const LONGEST_WAIT = 500

class Known {
  flags = NONE
  readAt: number | undefined
  reading: Promise<void> | undefined
  clear(): void {
    this.flags = NONE
    this.readAt = undefined
    this.reading = undefined
  }
}
const known = isolateMemory(new Known())

async function know(text: string, now: number): Promise<void> {
  if (text !== known.flags.text)
    known.flags = text === '' ? NONE : { text, mark: (await sha256(text)).slice(0, 12) }
  known.readAt = now
}

/** The values that this isolate knows. */
export const siteFlags = (): SiteFlags => known.flags

async function read(kv: Pick<KVNamespace, 'get'>, now: number): Promise<void> {
  const before = known.flags
  try {
    const text = (await kv.get(KEY)) ?? ''
    // What was published here meanwhile is newer.
    if (known.flags === before) await know(text, now)
  } catch (error) {
    console.error(JSON.stringify({ event: 'site-flags-unread', error: String(error) }))
    known.readAt = now
  } finally {
    known.reading = undefined
  }
}

/**
 * Sees to it that the values are known. Only the first request of an isolate waits for them; from then on they are read
 * while requests are answered with what is known. Rule: docs/rules/viewer.md, "Flags".
 */
export async function readSiteFlags(
  kv: Pick<KVNamespace, 'get'>,
  now: number,
  later: (work: Promise<unknown>) => void,
): Promise<void> {
  const { readAt } = known
  if (readAt !== undefined && Math.abs(now - readAt) < REMEMBERED_FOR) return
  if (!known.reading) {
    known.reading = read(kv, now)
    later(known.reading)
  }
  if (readAt === undefined) await withLimit(known.reading, LONGEST_WAIT, 'no answer').catch(() => {})
}

export const openSiteFlags = (
  kv: Pick<KVNamespace, 'get' | 'put'>,
  clock: { now(): number },
): SiteFlagStore => ({
  async publish(text) {
    // Writing is limited to once a second, and reading isn't.
    if (((await kv.get(KEY)) ?? '') !== text) await kv.put(KEY, text)
    await know(text, clock.now())
  },
})
