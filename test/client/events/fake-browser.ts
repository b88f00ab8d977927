import { createReporter, type Reporter } from '../../../client/lib/events/reporter'
import type { EventStore } from '../../../client/lib/events/store'
import { type ClientEvent, EVENT_BATCH_BYTES, EVENT_KEEPALIVE_BYTES } from '../../../schema/rules/events'

/** One browser: the state that its tabs share, and the requests that they make. */
export function newBrowser() {
  let kept: ClientEvent[] = []
  let ids = 0
  let last: Promise<unknown> = Promise.resolve()
  const store: EventStore = {
    read: async () => kept,
    change: async (next) => {
      kept = next(kept)
    },
  }
  const browser = {
    requests: [] as { ids: string[]; keepalive: boolean }[],
    /** The worker's response. */
    answer: (): boolean | Promise<boolean> => true,
    kept: () => kept.map(({ eventId }) => eventId),
    keep: (events: ClientEvent[]) => store.change(() => events),
    broken: false,
    referrer: '',
    newTab: (): Reporter =>
      createReporter({
        store: {
          read: store.read,
          change: async (next) => {
            if (browser.broken) throw new Error('full')
            await store.change(next)
          },
        },
        send: async (events, keepalive) => {
          browser.requests.push({ ids: events.map(({ eventId }) => eventId), keepalive })
          return browser.answer()
        },
        // Like navigator.locks: one after the other.
        alone: (work) => {
          const done = last.then(work)
          last = done.catch(() => {})
          return done
        },
        most: { batch: EVENT_BATCH_BYTES, keepalive: EVENT_KEEPALIVE_BYTES },
        common: () => ({
          service: 'lite',
          location: 'https://quire.example/',
          browserWidth: 800,
          referrer: browser.referrer,
        }),
        newId: () => `event-${ids++}`,
        now: Date.now,
      }),
  }
  return browser
}
