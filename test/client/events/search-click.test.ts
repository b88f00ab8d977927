import { afterEach, describe, expect, test, vi } from 'vitest'
import type { App } from '../../../client/lib/app'
import { reportSearchClick, type SearchClick } from '../../../client/lib/events/report-search-click'
import { createQueryClient } from '../../../client/lib/query'
import { MAIN_HOST, stateOn } from '../render'

const CLICK: SearchClick = {
  queryId: '0123456789abcdef01234567',
  indexName: 'post',
  objectIds: ['0123456789ab'],
  positions: [3],
}

afterEach(() => vi.unstubAllGlobals())

/** Reports a choice; the result is what was sent in requests that outlive the page. */
function sentBy(change: (app: App) => void, navigator: object = {}): unknown[] {
  vi.stubGlobal('navigator', navigator)
  const sent: unknown[] = []
  const app: App = {
    queryClient: createQueryClient(),
    state: stateOn(MAIN_HOST),
    isBuilt: () => true,
    execute: () => Promise.reject(new Error('The page may be left')),
    keepalive: (_operation, variables) => {
      sent.push(variables)
      return Promise.reject(new Error('Nobody waits for it'))
    },
  }
  change(app)
  reportSearchClick(app, CLICK)
  return sent
}

describe('a chosen search result', () => {
  test('is sent, and nothing happens if that fails', () => {
    expect(sentBy(() => {})).toEqual([CLICK])
  })

  test.each<[string, (app: App) => void, object?]>([
    ['programs', ({ state }) => Object.assign(state.client, { viewerIsBot: true })],
    [
      'people who ask not to be tracked',
      ({ state }) => Object.assign(state.client, { isTrackingAllowed: false }),
    ],
    ['people whose browser asks so', () => {}, { globalPrivacyControl: true }],
    ['staff who act as somebody else', ({ state }) => Object.assign(state.session, { isSpoofed: true })],
  ])('isn’t sent of %s', (_, change, navigator) => {
    expect(sentBy(change, navigator)).toEqual([])
  })
})
