import { describe, expect, test } from 'vitest'
import { decodeCursor, encodeCursor, readPage } from '../../../worker/services/paging'
import { createTag } from '../../factories/tag'
import { ask, codeOf } from './support/ask'

const FIELDS = [
  ['latestPosts', 'query ($p: PagingOptions) { latestPosts(paging: $p) { posts { id } } }'],
  ['topTags', 'query ($p: PagingOptions) { topTags(paging: $p) { tags { slug } } }'],
  [
    'staffPicksFeed',
    'query ($p: PagingOptions) { staffPicksFeed(input: { paging: $p }) { items { post { id } } } }',
  ],
  [
    'a field of a tag',
    'query ($p: PagingOptions) { tagFromSlug(tagSlug: "sea") { latestPosts(paging: $p) { posts { id } } } }',
  ],
] as const

const NO_CURSORS = [
  '',
  'zzz',
  '%%%',
  btoa('\u00ff:\u00fe'),
  btoa('a:b'),
  btoa('1'),
  btoa(`1:${'x'.repeat(101)}`),
]

describe.each(FIELDS)('paging of %s', (_, query) => {
  test.each([-1, 0, 51, 2147483647])('refuses the limit %d', async (limit) => {
    await createTag('sea')
    const { status, body } = await ask({ query, variables: { p: { limit } } })
    expect([status, codeOf(body)]).toEqual([200, 'BAD_USER_INPUT'])
    expect(body.errors?.[0]?.message).toBe(`A limit is 1 to 50, not ${limit}.`)
  })

  test('refuses an invalid cursor', async () => {
    await createTag('sea')
    for (const to of NO_CURSORS) {
      const { body } = await ask({ query, variables: { p: { to } } })
      expect([codeOf(body), body.errors?.[0]?.message], to).toEqual([
        'BAD_USER_INPUT',
        expect.stringContaining('no cursor'),
      ])
    }
  })

  test('accepts every valid page', async () => {
    await createTag('sea')
    for (const p of [
      null,
      {},
      { limit: 1 },
      { limit: 50, to: null },
      { to: encodeCursor([12.5, '古い本']) },
    ]) {
      expect((await ask({ query, variables: { p } })).body.errors, JSON.stringify(p)).toBeUndefined()
    }
  })
})

test.each(['topWriters', 'topCollections'])('the limit of %s is checked in the same way', async (field) => {
  const answer = async (limit: number) =>
    codeOf((await ask({ query: `{ ${field}(limit: ${limit}) { id } }` })).body)
  expect(await Promise.all([0, 51, 1, 50].map(answer))).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
    undefined,
    undefined,
  ])
})

test('a service starts from the beginning for an invalid cursor', async () => {
  for (const to of NO_CURSORS) {
    expect(decodeCursor(to)).toBeUndefined()
    const page = await readPage(
      { to },
      async ([value]) => [value],
      (value) => [value, ''],
    )
    expect(page.items).toEqual([Number.MAX_SAFE_INTEGER])
  }
})
