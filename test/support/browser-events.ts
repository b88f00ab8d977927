import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ClientEvent } from '../../schema/rules/events'

/** The address that events are sent to. */
export const EVENTS_ENDPOINT = '/_/batch'

/**
 * The events of each request from now on. The worker may have stored them before the browser has told of the request:
 * wait until none waits any more ({@link saved}) before reading.
 */
export function eventBatches(context: BrowserContext): string[][] {
  const seen: string[][] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== EVENTS_ENDPOINT) return
    seen.push((request.postDataJSON() as ClientEvent[]).map(({ key }) => key))
  })
  return seen
}

/**
 * Keys of the events that wait in the browser's database. It is opened only if it exists, since opening would
 * create it.
 */
export const waitingEvents = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const there = await indexedDB.databases()
    const ended = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    // Each viewer has their own.
    const names = there.flatMap(({ name }) => (name?.startsWith('quire-events') ? [name] : []))
    const events = names.map(async (name) => {
      const database = await ended(indexedDB.open(name))
      const kept = await ended(database.transaction('queue').objectStore('queue').get('waiting'))
      database.close()
      return (kept ?? []) as { key: string }[]
    })
    return (await Promise.all(events)).flat().map(({ key }) => key)
  })

/** Keys of the events that a browser has reported so far: those that were sent, then those that still wait. */
export const reportedEvents = async (sent: readonly string[][], page: Page): Promise<string[]> => [
  ...sent.flat(),
  ...(await waitingEvents(page)),
]

/** Waits until the events are in the browser's database, so that they can't be lost. */
export const saved = (page: Page, keys: readonly string[]) =>
  expect.poll(() => waitingEvents(page)).toEqual(keys)

/** Waits the 5 seconds that events wait for others. */
export const passDelay = (page: Page) => page.clock.fastForward(5000)
