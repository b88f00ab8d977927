import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, test, vi } from 'vitest'
import { AppRoot } from '../../../client/app-root'
import { createPlaces } from '../../../client/lib/places'
import { appOn, MAIN_HOST } from '../render'

afterEach(() => vi.restoreAllMocks())

test('the server renders the whole tree without a warning, and draws nothing again', () => {
  const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const places = createPlaces({ pathname: '/', search: {}, shown: undefined })
  const subscribe = vi.spyOn(places, 'subscribe')
  expect(renderToString(<AppRoot app={appOn(MAIN_HOST)} places={places} />)).toContain('</h1>')
  for (const warning of warnings) expect(warning).not.toHaveBeenCalled()
  expect(subscribe).not.toHaveBeenCalled()
})
