import { type EventCommonData, eventAddress, eventSource } from '../../../schema/rules/events'
import { cookieOf } from '../../../schema/rules/session'
import type { PreloadedState } from '../preloaded-state'
import { removeCookie } from '../remove-cookie'
import { isTracked } from '../telemetry/tracked'
import { createReporter, type Report, type Reporter } from './reporter'
import { eventTransport } from './send'
import { openEventStore } from './store'
import { referrer, referrerSource } from './trail'

/** The name under which all tabs share the lock for sending. */
const LOCK = 'quire-events'
const ID_BYTES = 16

/** Without locks, two tabs may send the same events; the worker stores each once. */
const alone = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The `source` of the document's address, from the cookie that the edge set. It is removed, so that it counts once. */
function takeSource(): string | undefined {
  const value = cookieOf(document.cookie, 'source')
  if (value === undefined) return undefined
  removeCookie('source')
  return value
}

function start(state: PreloadedState): Reporter {
  const first = takeSource()
  const common = (): EventCommonData => {
    const source = eventSource(referrerSource(first))
    return {
      service: 'lite',
      location: eventAddress(window.location.href),
      browserWidth: window.innerWidth,
      referrer: eventAddress(referrer()),
      ...(source ? { referrerSource: source } : {}),
    }
  }
  const { send, most } = eventTransport(state)
  const reporter = createReporter({
    store: openEventStore(),
    send,
    most,
    alone,
    common,
    newId,
    now: Date.now,
  })
  window.addEventListener('online', () => reporter.flush())
  window.addEventListener('pagehide', () => reporter.leave())
  document.addEventListener('visibilitychange', () => reporter.flush(document.visibilityState === 'hidden'))
  return reporter
}

let reporter: Reporter | undefined

/**
 * Reports an event of people who may be tracked; for everybody else it does nothing. Only in the browser.
 * Rule: docs/rules/events.md, "Whose".
 */
export function reportFor(state: PreloadedState): Report {
  return (key, payload) => {
    if (!isTracked(state)) return
    reporter ??= start(state)
    reporter.report(key, payload)
  }
}
