import { createStore, get, update } from 'idb-keyval'
import type { ClientEvent } from '../../../schema/rules/events'

/** The waiting events of all tabs of a browser. */
export interface EventStore {
  read(): Promise<ClientEvent[]>
  /** Replaces the stored events with the result, atomically. */
  change(next: (kept: ClientEvent[]) => ClientEvent[]): Promise<void>
}

const DATABASE = 'quire-events'
const TABLE = 'queue'
const KEY = 'waiting'
const LOCAL_KEY = 'quire:events'

/** Browsers' databases have been known to hang while opening, in milliseconds. */
const OPENING_LIMIT = 3000

/** The stored events, if they are a list. */
const listed = (kept: unknown): ClientEvent[] =>
  Array.isArray(kept) ? kept.filter((event) => typeof event?.eventId === 'string') : []

/** Rejects if a promise takes too long. */
function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB doesn’t open')), limit)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** @throws if IndexedDB can't be used. */
async function indexedStore(): Promise<EventStore> {
  const table = createStore(DATABASE, TABLE)
  await within(OPENING_LIMIT, get(KEY, table))
  return {
    read: async () => listed(await get<unknown>(KEY, table)),
    change: (next) => update<unknown>(KEY, (kept) => next(listed(kept)), table),
  }
}

function readLocal(): ClientEvent[] {
  try {
    return listed(JSON.parse(localStorage.getItem(LOCAL_KEY) ?? '[]'))
  } catch (error) {
    console.warn('The events that were kept can’t be read.', error)
    return []
  }
}

const localStore: EventStore = {
  read: async () => readLocal(),
  async change(next) {
    const events = next(readLocal())
    if (events.length > 0) localStorage.setItem(LOCAL_KEY, JSON.stringify(events))
    else localStorage.removeItem(LOCAL_KEY)
  },
}

/** For as long as the page is open. */
function memoryStore(): EventStore {
  let kept: ClientEvent[] = []
  return {
    read: async () => kept,
    change: async (next) => {
      kept = next(kept)
    },
  }
}

/** Whether this browser allows storing text. */
function hasLocalStorage(): boolean {
  try {
    localStorage.setItem(LOCAL_KEY, localStorage.getItem(LOCAL_KEY) ?? '[]')
    return true
  } catch {
    return false
  }
}

/** The first store that this browser has: IndexedDB, local storage, or the page's memory. */
export function openEventStore(): EventStore {
  const opened = indexedStore().catch(() => (hasLocalStorage() ? localStore : memoryStore()))
  return {
    read: async () => (await opened).read(),
    change: async (next) => (await opened).change(next),
  }
}
