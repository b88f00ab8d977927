import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PreloadedState } from '../../../client/lib/preloaded-state'
import { EVENT_SEND_DELAY } from '../../../schema/rules/events'

type Known = Pick<PreloadedState, 'client' | 'session'>
const READER: Known = {
  client: {
    table: 'default',
    origin: 'https://quire.example',
    hostParams: {},
    viewerIsBot: false,
    isTrackingAllowed: true,
  },
  session: { isLoggedIn: false, isSpoofed: false },
}

/** A browser with neither database nor storage. */
function stubBrowser(navigator: object) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }))
  const location = { href: 'https://quire.example/m/signin?token=secret' }
  vi.stubGlobal('window', { addEventListener: () => {}, innerWidth: 390, location })
  let cookies = ['xsrf=abc', 'source=tag%20page']
  vi.stubGlobal('document', {
    addEventListener: () => {},
    referrer: '',
    get cookie() {
      return cookies.join('; ')
    },
    // A cookie that is deleted, the only thing that happens to it.
    set cookie(text: string) {
      cookies = cookies.filter((cookie) => !cookie.startsWith(text.slice(0, text.indexOf('=') + 1)))
    },
  })
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function requestsOf({ client, session }: Known, navigator: object = {}) {
  const fetch = stubBrowser(navigator)
  const { reportFor } = await import('../../../client/lib/events/report')
  const state = { client, session, flags: {} } as PreloadedState
  reportFor(state)('susi.viewed', { operation: 'register', surface: 'page' })
  await vi.advanceTimersByTimeAsync(EVENT_SEND_DELAY)
  return fetch.mock.calls
}

test('a reader’s event is sent, even if the browser stores nothing', async () => {
  const [[address, init] = [], ...others] = await requestsOf(READER)
  expect([address, others, document.cookie]).toEqual(['/_/batch', [], 'xsrf=abc'])
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': 'abc' },
  })
  expect(JSON.parse(String(init?.body))).toEqual([
    {
      key: 'susi.viewed',
      type: 'e',
      eventId: expect.stringMatching(/^[0-9a-f]{32}$/),
      timestamp: Date.now() - EVENT_SEND_DELAY,
      data: {
        service: 'lite',
        location: 'https://quire.example/m/signin',
        browserWidth: 390,
        referrer: '',
        referrerSource: 'tag page',
        operation: 'register',
        surface: 'page',
      },
    },
  ])
})

test.each<[string, Known, object?]>([
  ['a bot', { ...READER, client: { ...READER.client, viewerIsBot: true } }],
  [
    'whose request asks not to be tracked',
    { ...READER, client: { ...READER.client, isTrackingAllowed: false } },
  ],
  ['staff who act as somebody else', { ...READER, session: { isLoggedIn: true, isSpoofed: true } }],
  ['whose browser sends Do Not Track', READER, { doNotTrack: '1' }],
  ['whose browser sends Global Privacy Control', READER, { globalPrivacyControl: true }],
])('nothing is reported about %s, and the source stays', async (_, state, navigator) => {
  expect(await requestsOf(state, navigator)).toEqual([])
  expect(document.cookie).toContain('source=')
})
