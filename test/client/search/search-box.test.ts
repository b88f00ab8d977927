import { describe, expect, test } from 'vitest'
import type { SearchResult } from '../../../client/shell/search/ask'
import { addressOfQuery, groupsOf, startingGroups, stepped } from '../../../client/shell/search/options'
import { SearchCache } from '../../../client/shell/search/search-cache'
import { linkTo } from '../../../schema/routes/links'
import { withRecentSearch } from '../../../schema/rules/search'

const results = (name: string): SearchResult[] => [
  {
    index: 'user',
    queryID: 'q',
    hits: [{ objectID: '1', name, username: 'maren', matches: { name: [0, 2] } }],
  },
  { index: 'tag', queryID: 'q', hits: [] },
]

describe('a search of the box', () => {
  test('keeps what was there while it loads, and shows nothing after a failure', async () => {
    const cache = new SearchCache()
    await cache.run('a', async () => results('A'))
    let finish: (results: SearchResult[]) => void = () => {}
    const running = cache.run('ab', () => new Promise((resolve) => (finish = resolve)))
    expect(cache.read('ab')).toEqual({ status: 'loading', results: results('A') })
    finish(results('AB'))
    await running
    expect(cache.read('ab')).toEqual({ status: 'success', results: results('AB') })
    await cache.run('abc', () => Promise.reject(new Error('429')))
    expect(cache.read('abc')).toEqual({ status: 'error', results: [] })
  })

  test('runs once, and again only after a failure', async () => {
    const cache = new SearchCache()
    let asked = 0
    const ask = async () => {
      asked += 1
      if (asked === 1) throw new Error('offline')
      return results('A')
    }
    for (let i = 0; i < 3; i++) await cache.run('a', ask)
    expect(asked).toBe(2)
  })
})

describe('the suggestions', () => {
  test('are the kinds that have some, each with its address and its matches', () => {
    expect(groupsOf(results('Maren'), linkTo)).toMatchObject([
      { title: 'People', suggestions: [{ href: '/@maren', text: 'Maren', matches: [0, 2] }] },
    ])
  })

  test('begin with recent searches and topics', () => {
    const groups = startingGroups(['tide & time'], '/search', linkTo)
    expect(groups.flatMap(({ suggestions }) => suggestions.map(({ href }) => href))).toEqual([
      '/search?q=tide+%26+time',
      '/explore-topics',
    ])
  })

  test('know what is reported if they are chosen', () => {
    const [people] = groupsOf(results('Maren'), linkTo)
    expect(people?.suggestions[0]?.click).toEqual({
      queryId: 'q',
      indexName: 'user',
      objectIds: ['1'],
      positions: [1],
    })
  })

  test('lead to the page that searches what the box searches', () => {
    expect(addressOfQuery('/search', '')).toBe('/search')
    expect(addressOfQuery('/search?author=maren', 'tide')).toBe('/search?author=maren&q=tide')
  })

  test('go round by way of the text box', () => {
    const walk = (by: 1 | -1) =>
      [1, 2, 3, 4].reduce<number[]>((at) => [...at, stepped(at.at(-1) ?? -1, by, 2)], [-1])
    expect(walk(1)).toEqual([-1, 0, 1, -1, 0])
    expect(walk(-1)).toEqual([-1, 1, 0, -1, 1])
    expect(stepped(-1, 1, 0)).toBe(-1)
  })
})

describe('recent searches', () => {
  test('are ten, the newest first, each once', () => {
    let recent: string[] = []
    for (let i = 0; i < 12; i++) recent = withRecentSearch(recent, `search ${i}`)
    expect(recent).toHaveLength(10)
    expect(withRecentSearch(recent, ' SEARCH  5 ').slice(0, 2)).toEqual(['SEARCH 5', 'search 11'])
    expect(withRecentSearch(recent, 'Search 5')).toHaveLength(10)
    expect(withRecentSearch(recent, '  ')).toEqual(recent)
  })
})
