import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCollectionSlug, looksLikePost, postSegment, slugify } from '../../../schema/rules/slug'
import { cases } from '../../support/cases'

describe('slugify', () => {
  it.each([
    ['The tide that comes twice', 'the-tide-that-comes-twice'],
    ['Café, naïve & Ångström', 'cafe-naive-angstrom'],
    ["What's on second? I don't know!", 'whats-on-second-i-dont-know'],
    ['ترجمة', 'ترجمة'],
    ['東京の朝', '東京の朝'],
    ['Ελληνικά-Greek', 'ελληνικά-greek'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['~`!@#$%^&*()', ''],
    ['', ''],
    ['  —  ', ''],
  ])('makes %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('cuts a long title at a word', () => {
    const slug = slugify('word '.repeat(60))
    expect(slug.length).toBeLessThanOrEqual(100)
    expect(slug.endsWith('word')).toBe(true)
  })

  it('gives for any text a segment that needs no escaping for /, ?, # and spaces, and gives it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text)
        expect(slug).not.toMatch(/[\s/?#%]|^-|-$|--/)
        expect(slug.length).toBeLessThanOrEqual(100)
        expect(slugify(slug)).toBe(slug)
      }),
      { numRuns: cases(1000) },
    )
  })
})

describe('segments', () => {
  it('are the bare id for a title without letters', () => {
    expect(postSegment('', '0123456789ab')).toBe('0123456789ab')
    expect(postSegment('a-b', '0123456789ab')).toBe('a-b-0123456789ab')
  })

  it('tell posts from publications', () => {
    expect(looksLikePost('a-0123456789ab')).toBe(true)
    expect(looksLikePost('deadbeef')).toBe(true)
    expect(looksLikePost('tidewater')).toBe(false)
    expect(isCollectionSlug('theme-tests')).toBe(true)
    for (const slug of [
      '',
      'A',
      '-a',
      'a-',
      'a--b',
      'a b',
      'notes-deadbeef',
      'deadbeef',
      'ä',
      'x'.repeat(61),
    ])
      expect(isCollectionSlug(slug)).toBe(false)
  })
})
