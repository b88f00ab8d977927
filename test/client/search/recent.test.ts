import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from '../../../client/shell/search/recent'

/* Rule: docs/rules/search.md, "The box". */

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('searches are remembered for whoever searched, newest first', () => {
  rememberSearch('a', 'tide')
  rememberSearch('a', 'moon')
  expect(recentSearches('a')).toEqual(['moon', 'tide'])
  forgetSearches()
  expect(recentSearches('a')).toEqual([])
})

test.each([
  ['a', ''],
  ['', 'a'],
  ['a', 'b'],
])('those of “%s” are neither shown to “%s” nor kept any longer', (before, after) => {
  rememberSearch(before, 'tide')
  expect(recentSearches(after)).toEqual([])
  expect(stored.size).toBe(0)
  expect(recentSearches(before)).toEqual([])
})

test.each(['["old form"]', '{"owner":"a","searches":"no list"}', '{', 'null', '1'])(
  '%s is nothing',
  (text) => {
    stored.set('recent-searches', text)
    expect(recentSearches('a')).toEqual([])
  },
)
