import {
  type ClientEvent,
  croppedEvents,
  EVENT_SEND_DELAY,
  type EventCommonData,
  type EventKey,
  type EventPayloads,
  eventsWithin,
  isOldEvent,
  MOST_EVENTS,
} from '../../../schema/rules/events'
import type { EventStore } from './store'

/** Reports an event. It never fails. */
export type Report = <Key extends EventKey>(key: Key, payload: EventPayloads[Key]) => void

export interface ReporterPorts {
  store: EventStore
  /** Sends events to the worker; true if it has accepted them. */
  send(events: readonly ClientEvent[], keepalive: boolean): Promise<boolean>
  /** How many bytes of events a request takes, and one that outlives its page. */
  most: { batch: number; keepalive: number }
  /** Does something while no other tab does the same. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  common(): EventCommonData
  newId(): string
  /** Milliseconds since 1970 UTC. */
  now(): number
}

export interface Reporter {
  report: Report
  /** Sends the waiting events of all tabs. With `keepalive` the request survives the page. */
  flush(keepalive?: boolean): Promise<void>
  /** The page is being closed: sends its own unsent events at once. */
  leave(): void
}

/**
 * Stores and sends events: each is saved first, and leaves with the others 5 seconds after the first. Events
 * that can't be sent stay, and go out with the next. Rule: docs/rules/events.md, "The queue".
 */
export function createReporter(ports: ReporterPorts): Reporter {
  const { store, send, most, alone, common, newId, now } = ports
  /**
   * Events recorded here that aren't known to be sent: the only ones readable while a page is being closed.
   */
  const own = new Map<string, ClientEvent>()
  /** Recorded events that the browser's storage had no room for. */
  const unsaved = new Map<string, ClientEvent>()
  const onTheirWay = new Set<string>()
  let saving: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const notOnTheirWay = (events: Iterable<ClientEvent>): ClientEvent[] =>
    [...events].filter(({ eventId }) => !onTheirWay.has(eventId))

  async function deliver(events: readonly ClientEvent[], keepalive: boolean): Promise<boolean> {
    const ids = new Set(events.map(({ eventId }) => eventId))
    for (const id of ids) onTheirWay.add(id)
    try {
      if (!(await send(events, keepalive))) return false
      for (const id of ids) {
        own.delete(id)
        unsaved.delete(id)
      }
      await saving
      await store.change((kept) => kept.filter(({ eventId }) => !ids.has(eventId)))
      return true
    } finally {
      for (const id of ids) onTheirWay.delete(id)
    }
  }

  async function sendKept(known: readonly string[], keepalive: boolean): Promise<void> {
    const time = now()
    const kept = await store.read()
    const young = kept.filter((event) => !isOldEvent(event, time))
    if (young.length < kept.length) {
      await store.change((events) => events.filter((event) => !isOldEvent(event, time)))
    }
    // Events that are gone were sent by another tab, or were too old.
    const there = new Set(young.map(({ eventId }) => eventId))
    for (const id of known) if (!there.has(id) && !unsaved.has(id)) own.delete(id)
    const here = [...unsaved.values()].filter((event) => !isOldEvent(event, time))
    const waiting = notOnTheirWay([...young, ...here]).slice(0, MOST_EVENTS)
    const events = eventsWithin(waiting, keepalive ? most.keepalive : most.batch)
    if (events.length === 0) return
    if ((await deliver(events, keepalive)) && events.length < waiting.length) schedule()
  }

  async function flush(keepalive = false): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const known = [...own.keys()]
    await saving
    // Any failure leaves the events where they are.
    await alone(() => sendKept(known, keepalive)).catch(() => {})
  }

  /** Storage is full or switched off: the event lasts as long as the page. */
  function keepHere(event: ClientEvent, error: unknown): void {
    if (unsaved.size === 0) console.warn('An event can’t be kept.', error)
    unsaved.set(event.eventId, event)
    const [oldest] = unsaved.keys()
    if (oldest !== undefined && unsaved.size > MOST_EVENTS) unsaved.delete(oldest)
  }

  function schedule(): void {
    timer ??= setTimeout(() => flush(), EVENT_SEND_DELAY)
  }

  return {
    report(key, payload) {
      const event: ClientEvent<typeof key> = {
        key,
        data: { ...common(), ...payload },
        type: 'e',
        eventId: newId(),
        timestamp: now(),
      }
      own.set(event.eventId, event)
      saving = saving
        .then(() => store.change((kept) => croppedEvents([...kept, event])))
        .catch((error: unknown) => keepHere(event, error))
      schedule()
    },
    flush,
    leave() {
      const events = eventsWithin(notOnTheirWay(own.values()), most.keepalive)
      if (events.length > 0) deliver(events, true).catch(() => {})
    },
  }
}
