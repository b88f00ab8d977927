import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let cookie = ''
const location = { href: 'https://quire.example/' }

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { location })
  cookie = 'a=b; source=email'
  vi.stubGlobal('document', {
    referrer: 'https://elsewhere.example/',
    get cookie() {
      return cookie
    },
    // Only removed.
    set cookie(_text: string) {
      cookie = 'a=b'
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the first page was reached by the link to the document, later ones by the link within the visit', async () => {
  const { followTrail, referrer, referrerSource } = await import('../../../client/lib/events/trail')
  const { announceMove } = await import('../../../client/lib/moves')
  const how = () => [referrer(), referrerSource()]
  followTrail()
  expect(how()).toEqual(['https://elsewhere.example/', 'email'])
  expect(cookie).toBe('a=b')
  expect(how()).toEqual(['https://elsewhere.example/', 'email'])

  announceMove('followed', '/@mira?source=home-------2#top')
  announceMove('leaving', true)
  expect(how()).toEqual(['https://quire.example/', 'home-------2'])

  // Only the query changes.
  location.href = 'https://quire.example/@mira'
  announceMove('followed', '/@mira?source=user_profile')
  announceMove('leaving', false)
  expect(how()).toEqual(['https://quire.example/', 'home-------2'])

  // Back: no link was followed.
  announceMove('leaving', true)
  expect(how()).toEqual(['https://quire.example/@mira', undefined])
})
