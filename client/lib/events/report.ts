import { linkTo } from '../../../schema/routes/links'
import {
  type ClientEvent,
  type EventCommonData,
  eventAddress,
  eventSource,
} from '../../../schema/rules/events'
import { cookieOf, XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'
import { mayTrack } from '../../../schema/rules/tracking'
import type { PreloadedState } from '../preloaded-state'
import { removeCookie } from '../remove-cookie'
import { createReporter, type Report, type Reporter } from './reporter'
import { openEventStore } from './store'

/** The time after which a request counts as failed, in milliseconds. */
const TIME_LIMIT = 15_000
/** The name under which all tabs share the lock for sending. */
const LOCK = 'quire-events'
const ID_BYTES = 16

async function send(events: readonly ClientEvent[], keepalive: boolean): Promise<boolean> {
  const xsrf = xsrfOf(document.cookie)
  const response = await fetch(linkTo('Batch'), {
    method: 'POST',
    credentials: 'same-origin',
    keepalive,
    signal: AbortSignal.timeout(TIME_LIMIT),
    headers: { 'content-type': 'application/json', ...(xsrf ? { [XSRF_HEADER]: xsrf } : {}) },
    body: JSON.stringify(events),
  })
  return response.ok
}

/** Without locks, two tabs may send the same events; the worker stores each once. */
const alone = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The `source` of the visit, from the cookie that the edge set; the cookie is removed, so it counts once. */
function takeSource(): string | undefined {
  const value = cookieOf(document.cookie, 'source')
  if (value === undefined) return undefined
  removeCookie('source')
  return eventSource(value)
}

function start(): Reporter {
  const referrerSource = takeSource()
  const common = (): EventCommonData => ({
    service: 'lite',
    location: eventAddress(window.location.href),
    browserWidth: window.innerWidth,
    referrer: eventAddress(document.referrer),
    ...(referrerSource ? { referrerSource } : {}),
  })
  const store = openEventStore()
  const reporter = createReporter({ store, send, alone, common, newId, now: Date.now })
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
export function reportFor({ client, session }: PreloadedState): Report {
  return (key, payload) => {
    if (client.viewerIsBot || !client.isTrackingAllowed || session.isSpoofed || !mayTrack(navigator)) return
    reporter ??= start()
    reporter.report(key, payload)
  }
}
