import { describe, expect, test } from 'vitest'
import { slugify } from '../../../schema/rules/slug'
import { slugOfTag } from '../../../schema/rules/tag-slug'

describe('the slug of a topic', () => {
  test.each([
    ['C', 'c'],
    ['C#', 'c-sharp'],
    ['C♯', 'c-sharp'],
    ['Ｃ＃', 'c-sharp'],
    ['C++', 'c-plus-plus'],
    ['A+', 'a-plus'],
    ['Google+ and F#', 'google-plus-and-f-sharp'],
    ['.NET', 'dot-net'],
    ['Net', 'net'],
    ['ASP.NET', 'asp-net'],
    ['Notepad++ tips', 'notepad-plus-plus-tips'],
  ])('tells %s from its like: %s', (name, slug) => expect(slugOfTag(name)).toBe(slug))

  test.each([
    'Deep Sea',
    '#ocean',
    'R&D',
    'Q&A',
    '1+1',
    'node.js',
    'Über Zürich',
    '東京',
    '…',
    'What? No!',
    '',
  ])('of %j is as every slug', (name) => expect(slugOfTag(name)).toBe(slugify(name)))
})
