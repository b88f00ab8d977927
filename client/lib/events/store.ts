import { get, update } from 'idb-keyval'
import type { ClientEvent } from '../../../schema/rules/events'
import { keptTable } from '../kept/database'
import { kept } from '../kept/item'

/** The waiting events of all tabs of a browser, as far as they are the viewer's. */
export interface EventStore {
  read(): Promise<ClientEvent[]>
  /** Replaces the stored events with the result, atomically. */
  change(next: (kept: ClientEvent[]) => ClientEvent[]): Promise<void>
}

/** Its databases, one for each viewer. */
export const EVENTS = 'quire-events'
export const WAITING = 'queue'
const KEY = 'waiting'
const local = kept('events', { of: 'person' })

/** Browsers' databases have been known to hang while opening, in milliseconds. */
const OPENING_LIMIT = 3000

/** The stored events, if they are a list. */
const listed = (events: unknown): ClientEvent[] =>
  Array.isArray(events) ? events.filter((event) => typeof event?.eventId === 'string') : []

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
  const table = keptTable(EVENTS, WAITING)
  await within(OPENING_LIMIT, get(KEY, table))
  return {
    read: async () => listed(await get<unknown>(KEY, table)),
    change: (next) => update<unknown>(KEY, (events) => next(listed(events)), table),
  }
}

function readLocal(): ClientEvent[] {
  try {
    return listed(JSON.parse(local.read() ?? '[]'))
  } catch (error) {
    console.warn('The events that were kept can’t be read.', error)
    return []
  }
}

const localStore: EventStore = {
  read: async () => readLocal(),
  async change(next) {
    const events = next(readLocal())
    if (events.length > 0) local.write(JSON.stringify(events))
    else local.remove()
  },
}

/** For as long as the page is open. */
function memoryStore(): EventStore {
  let events: ClientEvent[] = []
  return {
    read: async () => events,
    change: async (next) => {
      events = next(events)
    },
  }
}

/** Whether this browser allows storing text. */
const hasLocalStorage = (): boolean => local.write(local.read() ?? '[]')

/** The first store that this browser has: IndexedDB, local storage, or the page's memory. */
export function openEventStore(): EventStore {
  const opened = indexedStore().catch(() => (hasLocalStorage() ? localStore : memoryStore()))
  return {
    read: async () => (await opened).read(),
    change: async (next) => (await opened).change(next),
  }
}
