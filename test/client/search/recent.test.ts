import { beforeEach, expect, test } from 'vitest'
import { setKeptOwner } from '../../../client/lib/kept/item'
import { forgetSearches, recentSearches, rememberSearch } from '../../../client/shell/search/recent'
import { stubStorage } from '../support/storage'

/* Rule: docs/rules/search.md, "The box". */

beforeEach(() => {
  stubStorage()
  setKeptOwner('a')
})

test('searches are remembered for whoever searched, newest first', () => {
  rememberSearch('tide')
  rememberSearch('moon')
  expect(recentSearches()).toEqual(['moon', 'tide'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test.each(['["old form"', '{"searches":"no list"}', '{', 'null', '1'])('%s is nothing', (text) => {
  localStorage.setItem('kept:of:a:recent-searches', text)
  expect(recentSearches()).toEqual([])
})
