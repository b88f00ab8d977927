import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory, paragraph, type StoryGiven } from '../../factories/story'
import { createUser } from '../../factories/user'
import { emptyAll, rebuild, results, search } from './search'

beforeEach(emptyAll)

/** Stories by the letters that tests call them. */
async function stories(all: Record<string, StoryGiven>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  const creatorId = (await createUser()).id
  for (const [letter, given] of Object.entries(all)) {
    ids[(await createStory({ creatorId, ...given })).id] = letter
  }
  await rebuild()
  return ids
}

/** The letters of what a query finds, in alphabetical order. */
const lettersOf = async (ids: Record<string, string>, query: string, given = {}) =>
  (await search('posts', query, { paging: { limit: 50 }, ...given }))
    .map((id) => ids[id])
    .toSorted()
    .join('')

const text = (words: string) => [paragraph(words)]

test('words in quotation marks are found in a row, in the title, the subtitle or the text', async () => {
  const ids = await stories({
    a: { title: 'The Low Tide' },
    b: { title: 'Tide, low' },
    c: { subtitle: 'Of low-tide walks' },
    d: { body: text('Low water. Tide tables.') },
    e: { body: text('At “low tide”, the mud shows.') },
    f: { title: '今日は東京都です' },
    g: { title: '京都の東' },
    h: { body: text('ﾄｳｷｮｳ ﾀﾜｰ') },
  })
  expect(await lettersOf(ids, '"low tide"')).toBe('ace')
  expect(await lettersOf(ids, '“LOW TIDE” mud')).toBe('e')
  expect(await lettersOf(ids, 'low tide')).toBe('abcde')
  expect(await lettersOf(ids, '"tide low"')).toBe('b')
  expect(await lettersOf(ids, '"東京都"')).toBe('f')
  expect(await lettersOf(ids, '"トウキョウ タワー"')).toBe('h')
  expect(await lettersOf(ids, '"low tidde"')).toBe('')
})

test('what stands behind a minus isn’t found', async () => {
  const ids = await stories({
    a: { title: 'Tide and moon' },
    b: { title: 'Tide', body: text('No moon tonight, and a full sky.') },
    c: { title: 'Tide', subtitle: 'A full moon' },
    d: { title: 'Tide alone', tags: ['moon'] },
    e: { title: 'Tide-moon' },
    f: { title: 'Tide of winter' },
  })
  expect(await lettersOf(ids, 'tide -moon')).toBe('f')
  expect(await lettersOf(ids, 'tide -"full moon"')).toBe('abdef')
  expect(await lettersOf(ids, 'tide -full-moon -winter')).toBe('abde')
  expect(await lettersOf(ids, 'tide -tag:moon')).toBe('abcef')
  expect(await lettersOf(ids, '-moon')).toBe('')
})

test('tag:, author: and from: narrow a search down, alone and with words', async () => {
  const maren = await createUser({ username: 'maren', name: 'Maren Okafor' })
  const other = await createUser({ username: 'okafor', name: 'Someone Else' })
  const tidewater = await createCollection({ slug: 'tidewater', name: 'Tidewater' })
  const ids = await stories({
    a: { title: 'Kelp', creatorId: maren.id, tags: ['ocean', 'deep-sea'] },
    b: { title: 'Kelp', creatorId: other.id, tags: ['sea'], collectionId: tidewater.id },
    c: { title: 'Salt', creatorId: maren.id, tags: ['c-plus-plus'], collectionId: tidewater.id },
    d: { title: 'Salt', tags: ['c'] },
  })
  const expected: [query: string, letters: string][] = [
    ['tag:ocean', 'a'],
    ['topic:ocean', 'a'],
    ['tag:"Deep Sea"', 'a'],
    ['tag:deep-sea kelp', 'a'],
    ['tag:sea', 'b'],
    ['tag:C++', 'c'],
    ['tag:c', 'd'],
    ['tag:ocean salt', ''],
    ['author:maren', 'ac'],
    ['author:@Maren kelp', 'a'],
    ['author:"Maren Okafor"', 'ac'],
    ['author:okafor', 'abc'],
    ['from:tidewater', 'bc'],
    ['from:Tidewater salt', 'c'],
    ['from:maren', 'ac'],
    ['from:@okafor', 'b'],
    ['from:"Someone Else"', 'b'],
    ['from:tidewater author:maren', 'c'],
    ['kelp -from:tidewater', 'a'],
    ['salt -author:maren', 'd'],
    ['salt -tag:c', 'c'],
    ['from:nobody', ''],
    ['tag:', ''],
  ]
  for (const [query, letters] of expected)
    expect([query, await lettersOf(ids, query)]).toEqual([query, letters])
  expect(await search('users', 'author:maren')).toEqual([maren.id])
  expect(await search('collections', 'from:tidewater')).toEqual([tidewater.id])
  expect(await search('tags', 'tag:sea')).toEqual(expect.arrayContaining(['sea', 'deep-sea']))
  expect(await search('posts', 'kelp from:tidewater', { creatorId: maren.id })).toEqual([])
  for (const query of ['', '-kelp', '-tag:sea', '…'])
    expect([query, await lettersOf(ids, query, { collectionId: tidewater.id })]).toEqual([query, ''])
})

test('stories come by date, and of a period, if that is asked for', async () => {
  const at = (days: number) => ({ firstPublishedAt: NOON - days * DAY })
  const ids = await stories({
    a: { title: 'Tide', ...at(400) },
    b: { title: 'Else', body: text('The tide.'), ...at(2) },
    c: { title: 'A tide', ...at(20) },
    d: { title: 'Tides', ...at(200) },
  })
  const order = async (given: object) => (await search('posts', 'tide', given)).map((id) => ids[id]).join('')
  expect(await order({})).toBe('acdb')
  expect(await order({ isByDate: true })).toBe('bcda')
  expect(await order({ since: NOON - 31 * DAY })).toBe('cb')
  expect(await order({ since: NOON - 366 * DAY, isByDate: true })).toBe('bcd')
  expect(await order({ since: NOON - 2 * DAY })).toBe('b')
  expect(await order({ since: NOON - 2 * DAY + 1 })).toBe('')
  const page = await results('posts', 'tide', { isByDate: true, paging: { limit: 2 } })
  expect(await order({ isByDate: true, paging: page.next })).toBe('da')
})

describe('what only members may read', () => {
  const body = Array.from({ length: 12 }, (_, i) =>
    paragraph(`Part ${i} ${i === 11 ? 'lighthouse keeper' : 'sand'}`),
  )

  test('is found by members alone, by words, phrases and the beginning of a word', async () => {
    const ids = await stories({
      a: { title: 'Shore', access: 'locked', body, tags: ['coast'] },
      b: { title: 'Lighthouse', body: text('A keeper.') },
      c: { title: 'Draft', access: 'locked', body, state: 'draft', isListed: false },
    })
    for (const [query, everybody, members] of [
      ['lighthouse', 'b', 'ab'],
      ['lighthouse keeper', 'b', 'ab'],
      ['"lighthouse keeper"', '', 'a'],
      ['shore lighthouse', '', 'a'],
      ['lighthouse tag:coast', '', 'a'],
      ['shore -lighthouse', 'a', 'a'],
      ['lighth', 'b', 'ab'],
      ['sand', 'a', 'a'],
    ] as const) {
      expect([query, await lettersOf(ids, query)]).toEqual([query, everybody])
      expect([query, await lettersOf(ids, query, { readsLocked: Promise.resolve(false) })]).toEqual([
        query,
        everybody,
      ])
      expect([query, await lettersOf(ids, query, { readsLocked: Promise.resolve(true) })]).toEqual([
        query,
        members,
      ])
    }
  })

  test('is no longer found once a story is gone or changed', async () => {
    const story = await createStory({ title: 'Shore', access: 'locked', body })
    await rebuild()
    const asMember = { readsLocked: Promise.resolve(true) }
    expect(await search('posts', 'lighthouse', asMember)).toEqual([story.id])
    const { env } = await import('cloudflare:workers')
    await env.DB.exec("UPDATE post SET is_listed = 0, state = 'draft'")
    await rebuild()
    const { results: left } = await env.SEARCH_DB.prepare('SELECT rowid FROM locked_index').all()
    expect(left).toEqual([])
  })
})

test.each([
  ['C#', 'Learning C#, slowly', 'C is older'],
  ['c++', 'Modern C++11', 'C, then C+'],
  ['.NET', 'What .NET is', 'A net for fish'],
  ['Ｃ＃', 'Learning C#', 'C'],
  ['F#', '(F#)', 'F'],
  ['ガス', 'ｶﾞｽの話', 'カス'],
  ['ﾊﾟﾝ', 'パンの話', 'ハンの話'],
  ['が', 'か\u3099', 'か'],
  ['محمد', 'محـــمد', 'محمود'],
  ['محــمد', 'محمد', 'محمود'],
  ['lighthouse', 'light\u00adhouse', 'light house'],
])('%s is found in %s and not in %s', async (query, title, other) => {
  const ids = await stories({ a: { title }, b: { title: other } })
  expect(await lettersOf(ids, query)).toBe('a')
  expect(await lettersOf(ids, `"${query}"`)).toBe('a')
})
