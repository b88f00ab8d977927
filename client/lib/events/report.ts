import { type EventCommonData, eventAddress, eventSource } from '../../../schema/rules/events'
import { randomHex } from '../../../schema/rules/hex'
import type { PreloadedState } from '../preloaded-state'
import { isTracked } from '../telemetry/tracked'
import { createReporter, type Report, type Reporter } from './reporter'
import { eventTransport } from './send'
import { openEventStore } from './store'
import { firstSource, referrer, referrerSource } from './trail'

/** The name under which all tabs share the lock for sending. */
const LOCK = 'quire-events'
const ID_BYTES = 16

/** Without locks, two tabs may send the same events; the worker stores each once. */
const alone = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

function start(state: PreloadedState): Reporter {
  // Read right away, before a later visit sets another.
  firstSource()
  const common = (): EventCommonData => {
    const source = eventSource(referrerSource())
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
    newId: () => randomHex(ID_BYTES),
    now: Date.now,
  })
  window.addEventListener('online', () => reporter.flush())
  window.addEventListener('pagehide', () => reporter.leave())
  document.addEventListener('visibilitychange', () => reporter.flush(document.visibilityState === 'hidden'))
  return reporter
}

let reporter: Reporter | undefined

/**
 * Reports an event, if the viewer may be tracked. Only in the browser.
 * Rule: docs/rules/events.md, "Whose".
 */
export function reportFor(state: PreloadedState): Report {
  return (key, payload) => {
    if (!isTracked(state)) return
    reporter ??= start(state)
    reporter.report(key, payload)
  }
}
