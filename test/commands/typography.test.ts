import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Paragraph } from '../../schema/story/paragraph'
import { LIBRARY, OWN_LISTS, storiesOf } from '../../worker/commands/demo/curation'
import { markdownToBody } from '../../worker/commands/demo/markdown'
import { type DemoPart, readParts } from '../../worker/commands/demo/read-part'
import { typographic, typographicBody } from '../../worker/commands/demo/typography'
import { demoPaths } from '../support/demo-paths'

describe('typographic marks', () => {
  test.each([
    ["It doesn't, and the sailors' knots don't.", 'It doesn’t, and the sailors’ knots don’t.'],
    ['"Stay," she said. "Please."', '“Stay,” she said. “Please.”'],
    ['\'Who said "no"?\'', '‘Who said “no”?’'],
    ['("so")', '(“so”)'],
    ['He said—"well—" and left.', 'He said—“well—” and left.'],
    ["the '90s, rock 'n' roll, 'tis", 'the ’90s, rock ’n’ roll, ’tis'],
    ["Inês's 'é' and ق's", 'Inês’s ‘é’ and ق’s'],
    ['see https://x.example/?q="a"&b=\'c\' "there"', 'see https://x.example/?q="a"&b=\'c\' “there”'],
  ])('%s', (straight, set) => expect(typographic(straight)).toBe(set))

  test('leave code alone', () => {
    const text = `"a" is "a"'s`
    expect(typographic(text, [[0, 3]])).toBe('"a" is “a”’s')
    const pre: Paragraph = { type: 'PRE', name: 'a', text, markups: [] }
    const math: Paragraph = { type: 'MATH', name: 'b', text: "f'(x)" }
    expect(typographicBody([pre, math])).toEqual([pre, math])
  })

  test('change no offset', () => {
    const text = fc
      .array(fc.constantFrom("'", '"', ' ', '-', '—', '(', 'a', '9', 'é', '👍'))
      .map((a) => a.join(''))
    fc.assert(
      fc.property(text, (straight) => {
        const set = typographic(straight)
        expect(set).not.toMatch(/['"]/)
        expect(set.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')).toBe(straight)
      }),
    )
  })
})

describe('the demo', () => {
  let parts: DemoPart[]
  beforeAll(async () => {
    parts = await readParts('worker/commands/demo')
  })

  test('has no straight quotation mark outside code, formulas and addresses', () => {
    const stories = parts.flatMap((part) => part.stories)
    const paths = demoPaths(stories)
    const left: string[] = []
    const look = (where: string, text: string) => {
      if (/['"]/.test(text.replaceAll(/https?:\/\/\S+/g, ''))) left.push(`${where}: ${text}`)
    }
    for (const { title, subtitle, key, markdown } of stories) {
      look(key, title + subtitle)
      for (const paragraph of markdownToBody(markdown, new Map(), paths)) {
        if (!('text' in paragraph) || paragraph.type === 'PRE' || paragraph.type === 'MATH') continue
        const code = paragraph.markups.filter(({ type }) => type === 'CODE')
        look(
          key,
          code.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), paragraph.text),
        )
        if (paragraph.type === 'IMG') look(key, paragraph.alt)
      }
    }
    for (const { publication, people, tags } of parts) {
      look(publication.slug, publication.tagline + publication.description)
      for (const { username, bio } of people) look(username, bio)
      for (const { slug, description } of tags) look(slug, description)
    }
    expect(left).toEqual([])
  })

  test('has a note only where its story is in the list', () => {
    const stories = parts.flatMap((part) => part.stories)
    for (const { notes = {} } of LIBRARY) expect(Object.keys(notes).length).toBeGreaterThan(1)
    for (const list of [...LIBRARY, ...OWN_LISTS]) {
      const keys = storiesOf(list, stories).map(({ key }) => key)
      const notes = Object.entries(list.notes ?? {})
      for (const [key, note] of notes) {
        expect(keys, list.slug).toContain(key)
        expect(note).toBe(typographic(note))
      }
    }
  })
})
