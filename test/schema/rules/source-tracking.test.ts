import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatSource,
  parseSource,
  SOURCE_FIELDS,
  SOURCE_NAMES,
  type Source,
  sourceIn,
  sourceLink,
} from '../../../schema/rules/source-tracking'

describe('a source string', () => {
  test('has every field in its place', () => {
    const source: Source = { name: 'home', postId: '0123456789ab', index: 3, sectionType: 20, quoteId: 'q1' }
    expect(formatSource(source)).toBe('home----0123456789ab---3------20-------q1')
    expect(formatSource(source).split('-')).toHaveLength(SOURCE_FIELDS.length)
    expect(parseSource(formatSource(source))).toEqual(source)
  })

  test('turns hyphens inside values into underscores', () => {
    expect(parseSource(formatSource({ name: 'read-next', tagSlug: 'a-b-c' }))).toEqual({
      name: 'read_next',
      tagSlug: 'a_b_c',
    })
  })

  test('is read back as it was written', () => {
    const text = fc.string({ minLength: 1 }).map((given) => given.replaceAll('-', '_'))
    const fields = Object.fromEntries(
      SOURCE_FIELDS.map((field) => [
        field,
        field === 'index' || field === 'sectionType' ? fc.integer({ min: -9999, max: 999_999 }) : text,
      ]),
    )
    const sources = fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Source>
    fc.assert(
      fc.property(sources, (source) => {
        expect(parseSource(formatSource(source))).toEqual(source)
      }),
    )
  })

  test('from anywhere is read as far as it makes sense', () => {
    expect(parseSource('')).toEqual({})
    expect(parseSource('twitter')).toEqual({ name: 'twitter' })
    expect(parseSource(`a${'-'.repeat(500)}b`)).toEqual({ name: 'a' })
    expect(parseSource('a-------NaN------x')).toEqual({ name: 'a' })
    expect(parseSource('a-------99999999999')).toEqual({ name: 'a' })
  })
})

test('a link says where it was followed, and programs get the address alone', () => {
  const source: Source = { name: 'read & next' }
  const written = encodeURIComponent(formatSource(source))
  expect(sourceLink('/p/1', source, false)).toBe(`/p/1?source=${written}`)
  expect(sourceLink('/p/1?a=b#c', source, false)).toBe(`/p/1?a=b&source=${written}#c`)
  expect(sourceLink('/p/1?a=b#c', source, true)).toBe('/p/1?a=b#c')
})

test('the source of a link is read back', () => {
  const source: Source = { name: 'home', tagSlug: 'a & b', index: 3 }
  const href = sourceLink('/p/1?a=b#c?d', source, false)
  expect(sourceIn(href)).toBe(formatSource(source))
  expect(['/p/1', '/p/1?a=b', '/p/1?source=', '/p/1#?source=x'].map(sourceIn)).toEqual(
    Array.from({ length: 4 }),
  )
})

test('places have the numbers that they are stored under', () => {
  expect(SOURCE_NAMES).toEqual({
    NONE: 1,
    FEATURED_STORIES: 20,
    FEATURED_WRITER: 21,
    MOST_POPULAR_STORIES_IN_TOPIC: 23,
    READ_NEXT_SIDEBAR: 25,
    YOUR_TOPICS: 27,
    RELATED_TAGS: 28,
    TOP_WRITERS: 29,
    RECOMMENDED_TOPICS: 30,
    HOMEPAGE_FILTERED_TAG: 31,
  })
})
