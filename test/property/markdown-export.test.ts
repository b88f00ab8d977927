import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LICENSES } from '../../schema/rules/licenses'
import type { ImageParagraph, StoryBody } from '../../schema/story/paragraph'
import { paragraphText } from '../../schema/story/text'
import { bodyMarkdown, isSameStory } from '../../worker/services/export/markdown/body-markdown'
import {
  bodyOfArchive,
  type ExportedStory,
  storyFile,
} from '../../worker/services/export/markdown/story-file'
import { archiveAddress } from '../../worker/services/import/archive/archive-address'
import { exactPart } from '../../worker/services/import/markdown/exact-parts'
import { markdownBody } from '../../worker/services/import/markdown/markdown-body'
import { readMarkdown } from '../../worker/services/import/markdown/read-markdown'
import { cases } from '../support/cases'
import { anyBody } from './bodies'

const ORIGIN = 'https://quire.example'
const BASE = archiveAddress('stories/a.md')
const pathOf = (imageId: string): string => `media/${imageId}.png`
const asExported = (body: StoryBody): StoryBody => bodyOfArchive(body, ORIGIN, pathOf)
const read = (markdown: string): StoryBody => markdownBody(markdown, BASE)

describe('the Markdown of a body', () => {
  test('is read as the body that it was, whatever that is', () => {
    fc.assert(
      fc.property(anyBody.map(asExported), (body) => {
        const markdown = bodyMarkdown(body, BASE)
        if (!isSameStory(read(markdown), body)) throw new Error(markdown)
        // Some programs write lines the other way.
        const isVerbatim = body.some((p) => p.type === 'PRE' || p.type === 'MATH')
        if (!isVerbatim) expect(read(markdown.replaceAll('\n', '\r\n'))).toHaveLength(body.length)
      }),
      { numRuns: cases(300) },
    )
  })

  test('is Markdown as people write it', () => {
    const markdown = `## A heading

Words that are **strong**, *stressed*, ~~gone~~ and \`code\`, with a [link](https://example.org/a "Its title").\\
1\\. A second line that is no list, snake_case, 2 \\* 3 and a note.[^1]

> A quotation,
>
> in two paragraphs

> [!TIP]
> Bring a light,
>
> and a **map**

> [!WARNING]
> The tide comes twice

- An item
  - One below
    1. And a third
- Another

![Mud](../media/0123456789abcdef01234567.png)

<figure data-layout="outset"><img src="../media/0123456789abcdef01234567.png" alt="Wide"/><figcaption>A <em>caption</em></figcaption></figure>

\`\`\`ts
let a = 1

let b
\`\`\`

\`\`\`math
a^2
\`\`\`

---

| Head | Right |
| --- | --: |
| a \\| b | **2** |

[^1]: The note.`
    const body = read(markdown)
    expect(body.map(({ type }) => type)).toEqual(
      'H2 P BQ BQ P P P ULI ULI OLI ULI IMG IMG PRE MATH HR TABLE FOOTNOTE'.split(' '),
    )
    expect(body.map((one) => (one.type === 'P' ? one.callout : undefined)).filter(Boolean)).toEqual([
      'tip',
      'tip',
      'warning',
    ])
    expect(bodyMarkdown(body, BASE)).toBe(markdown)
  })

  test('says in comments what Markdown has no word for, and shows it to others nevertheless', () => {
    const image: Omit<ImageParagraph, 'name'> = {
      type: 'IMG',
      text: '',
      markups: [],
      alt: 'One',
      layout: 'inset',
      width: 10,
      height: 10,
    }
    const src = (name: string): string => archiveAddress(`media/${name}.png`)
    const body: StoryBody = [
      { type: 'P', name: 'a001', text: 'Before <!-- /quire -->', markups: [] },
      { ...image, name: 'a002', src: src('one'), gallery: 'start' },
      { ...image, name: 'a003', src: src('two'), gallery: 'continue' },
      { type: 'HR', name: 'a004', endsPreview: true },
    ]
    const markdown = bodyMarkdown(body, BASE)
    expect(markdown).toContain('<figure><img src="../media/one.png"')
    expect(markdown.match(/<!-- quire /g)).toHaveLength(3)
    expect(isSameStory(read(markdown), body)).toBe(true)
  })

  test('is taken as others see it if a comment says what can’t be', () => {
    const part = (json: string) => `<!-- quire ${json} -->\n\nShown\n\n<!-- /quire -->`
    const image = '{"type":"IMG","text":"","markups":[],"alt":"","layout":"inset"'
    for (const json of ['[{"type":"X"}]', '[1]', '{}', '[', '[{"type":"P","text":1,"markups":[]}]'])
      expect(read(part(json)), json).toMatchObject([{ type: 'P', text: 'Shown' }])
    // Pictures of the store aren't named by files.
    const [stored] = read(
      part(`[${image},"imageId":"0123456789abcdef01234567","src":"https://example.org/a.png"}]`),
    )
    expect(stored).not.toHaveProperty('imageId')
  })
})

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
const filled = line.filter((text) => text !== '')
const moment = fc
  .date({ min: new Date(0), max: new Date(Date.UTC(2026, 0)), noInvalidDate: true })
  .map(Number)
const tagNames = fc.uniqueArray(fc.constantFrom('Tides', 'Wadden Sea', 'C++', '1984', 'yes'), {
  maxLength: 5,
})

const story: fc.Arbitrary<ExportedStory> = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{12}$/),
  kind: fc.constant('story' as const),
  state: fc.constantFrom('draft', 'published', 'unlisted'),
  access: fc.constantFrom('public', 'locked'),
  title: filled,
  subtitle: line,
  slug: fc.constantFrom('', 'low-water'),
  excerpt: filled,
  body: anyBody.filter((body) => body.length > 0),
  tags: tagNames,
  language: fc.constant('en'),
  license: fc.constantFrom(...Object.keys(LICENSES)),
  canonicalUrl: fc.constantFrom(null, 'https://old.example/a?b=c'),
  createdAt: moment,
  updatedAt: moment,
  firstPublishedAt: moment,
  trashedAt: fc.constant(null),
  inResponseToPostId: fc.constant(null),
  publication: fc.constant(null),
  author: filled,
  preview: fc.record({
    imageId: fc.constantFrom(null, '0123456789abcdef01234567'),
    src: fc.constant(null),
    alt: line,
    focusPercentX: fc.integer({ min: 0, max: 100 }),
    focusPercentY: fc.integer({ min: 0, max: 100 }),
  }),
})

test('a file says of a story what makes it the same again', () => {
  fc.assert(
    fc.property(story, (given) => {
      const { path, text } = storyFile(given, ORIGIN, pathOf)
      const entry = readMarkdown(path, text, Date.UTC(2026, 1))
      if (entry.kind !== 'story') throw new Error(`${JSON.stringify(entry)}\n${text}`)
      const { story: exported } = entry
      const { state, access, title, subtitle, canonicalUrl, license, createdAt, firstPublishedAt } = given
      expect({ ...exported, guid: entry.guid }).toMatchObject({
        guid: given.id,
        state,
        title,
        license,
        createdAt,
        publishedAt: firstPublishedAt,
        tags: given.tags.map((name) => expect.objectContaining({ name })),
      })
      expect([exported.access ?? 'public', exported.subtitle ?? '', exported.canonicalUrl ?? null]).toEqual([
        access,
        subtitle,
        canonicalUrl,
      ])
      if (given.preview.imageId === null) expect(exported.picture).toBeUndefined()
      else
        expect(exported.picture).toEqual({
          src: archiveAddress(pathOf(given.preview.imageId)),
          alt: given.preview.alt,
          focusPercentX: given.preview.focusPercentX,
          focusPercentY: given.preview.focusPercentY,
        })
      expect(isSameStory(exported.body, asExported(given.body))).toBe(true)
    }),
    { numRuns: cases(200) },
  )
})

test.each(['trashed', 'removed'] as const)('what was %s isn’t brought back', (state) => {
  const [given] = fc.sample(story, { numRuns: 1, seed: 1 })
  const { path, text } = storyFile({ ...(given as ExportedStory), state }, ORIGIN, pathOf)
  expect(readMarkdown(path, text, 0)).toMatchObject({ kind: 'skipped' })
})

test('what a comment says is taken once, however often the text points at it', () => {
  const part = exactPart([{ type: 'P', text: 'Tide', markups: [] }], '')
  const body = markdownBody(`${part}\n\n${'\ue000quire0\ue000\n\n'.repeat(50)}`, '')
  expect(body.filter((paragraph) => paragraphText(paragraph) === 'Tide')).toHaveLength(1)
})

test('a comment that doesn’t end is left as it is, with those before it taken', () => {
  const part = exactPart([{ type: 'P', text: 'Tide', markups: [] }], '')
  const body = markdownBody(`${part}\n\n${'<!-- quire [] -->\n'.repeat(20_000)}`, '')
  expect(body.map(paragraphText)).toEqual(['Tide'])
})
