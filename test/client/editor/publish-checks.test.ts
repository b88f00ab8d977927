import { describe, expect, test } from 'vitest'
import { publishChecks } from '../../../client/features/editor/publish/checks'
import { fieldTime, timeInField } from '../../../client/features/editor/publish/local-time'
import { typedProof } from '../../../client/features/editor/publish/proof-values'
import { publishFields, settingsOf } from '../../../client/features/editor/publish/publish-form'
import { newTopics } from '../../../client/features/editor/publish/topics'
import { faultsOf } from '../../../client/ui/form/values'
import type { Paragraph } from '../../../schema/story/paragraph'
import { previewPictures } from '../../../schema/story/preview-pictures'
import { coversOf, withCover } from '../../../schema/story/with-cover'

let names = 0
const text = (type: 'P' | 'H2' | 'H3' | 'H4', words = 'Words', href?: string): Paragraph => ({
  type,
  name: `name${names++}`,
  text: words,
  markups: href === undefined ? [] : [{ type: 'A', start: 0, end: 1, href }],
})
const picture = (alt: string): Paragraph => ({
  type: 'IMG',
  name: `name${names++}`,
  text: '',
  markups: [],
  alt,
  layout: 'inset',
  src: 'https://example.org/a.png',
})
const note = (label: string): Paragraph => ({
  type: 'FOOTNOTE',
  name: `name${names++}`,
  label,
  text: '',
  markups: [],
})
const checked = (...body: Paragraph[]) =>
  Object.fromEntries(publishChecks({ title: '', subtitle: '', body }).map(({ id, count }) => [id, count]))

describe('before a publish, a writer is told', () => {
  test('of pictures that are missing or not described', () => {
    expect(checked(text('P'))).toEqual({ noPicture: 1 })
    expect(checked(picture('A gull'), picture(' '), picture(''))).toEqual({ missingAlt: 2 })
  })

  test('of headings that skip a level, and of no others', () => {
    const all = picture('A gull')
    expect(checked(all, text('H2'), text('H3'), text('H4'), text('H2'), text('H3'))).toEqual({})
    expect(checked(all, text('H3'), text('H2'), text('H4'))).toEqual({ skippedHeading: 2 })
  })

  test('of notes that aren’t there, and of those that nothing refers to', () => {
    const all = picture('A gull')
    expect(checked(all, text('P', '1', '#fn-1'), note('1'))).toEqual({})
    expect(checked(all, text('P', '1', '#fn-1'), note('2'))).toEqual({ missingNote: 1, unusedNote: 1 })
  })
})

describe('the topics of a story', () => {
  test('aren’t suggested or chosen twice', () => {
    expect(newTopics(['slow food'], ['Slow Food', 'Ocean', 'ocean'])).toEqual(['Ocean'])
  })
})

describe('the proof of a publish', () => {
  const shown: Paragraph = {
    type: 'IMG',
    name: 'gulls',
    text: '',
    markups: [],
    alt: 'Gulls',
    layout: 'inset',
    imageId: 'a',
  }
  const story = { title: 'Gulls', subtitle: '', body: [shown, text('P', 'They know.')] }

  test('crops and describes the picture of the text, and leaves a text alone that has it so', () => {
    const cover = { imageId: 'a', alt: 'Two gulls', focusX: 20, focusY: 80 }
    const covered = withCover(story, cover)
    expect(coversOf(covered)).toEqual([cover])
    expect(withCover(covered, cover)).toBe(covered)
    expect(withCover(story, { ...cover, imageId: 'b' })).toBe(story)
  })

  test('follows the fields: what lists say is what is typed, or the story’s own', () => {
    const fields = new FormData()
    const before = {
      title: 'Gulls',
      listTitle: '',
      excerpt: '',
      cover: undefined,
      isLocked: false,
      publishAt: 1,
    }
    expect(typedProof(before, fields, story)).toMatchObject({ listTitle: 'Gulls', excerpt: 'They know.' })
    fields.set('listTitle', ' What gulls know ')
    fields.set('isLocked', 'on')
    fields.set('publishAt', fieldTime(60_000))
    expect(typedProof(before, fields, story)).toMatchObject({
      listTitle: 'What gulls know',
      isLocked: true,
      publishAt: 60_000,
    })
  })
})

describe('the form of a publish', () => {
  const values = {
    tags: '',
    license: 'CC_40_BY',
    language: '',
    canonicalUrl: '',
    listTitle: '',
    listSubtitle: '',
  }
  const faults = (changes: object) => {
    const result = faultsOf(publishFields, { ...values, ...changes })
    return 'faults' in result ? Object.keys(result.faults) : []
  }

  test('takes what is there, and leaves the language to the text', () => {
    const result = faultsOf(publishFields, {
      ...values,
      tags: ' Ocean, Slow Food ,',
      canRespond: 'on',
      isLocked: 'on',
    })
    expect('values' in result && settingsOf(result.values)).toEqual({
      tags: ['Ocean', 'Slow Food'],
      isLocked: true,
      isUnlisted: false,
      responsesClosed: false,
      listTitle: '',
      listSubtitle: '',
      license: 'CC_40_BY',
      language: null,
      canonicalUrl: '',
    })
  })

  test('offers each picture of the store once, and sends the one that is chosen', () => {
    const picture = (name: string, ids: object) => ({
      type: 'IMG' as const,
      name,
      text: '',
      markups: [],
      alt: name,
      layout: 'inset' as const,
      ...ids,
    })
    const body = [
      picture('one', { imageId: 'a' }),
      picture('two', { src: 'https://a.example/b.png' }),
      picture('three', { imageId: 'c' }),
      picture('four', { imageId: 'c' }),
    ]
    expect(previewPictures(body).map(({ imageId }) => imageId)).toEqual(['a', 'c'])
    const result = faultsOf(publishFields, { ...values, previewImageId: 'c' })
    expect('values' in result && settingsOf(result.values).previewImageId).toBe('c')
  })

  test('refuses what the server would', () => {
    expect(faults({ tags: 'a,b,c,d,e,f' })).toEqual(['tags'])
    expect(faults({ tags: '!?' })).toEqual(['tags'])
    expect(faults({ canonicalUrl: 'javascript:alert(1)' })).toEqual(['canonicalUrl'])
    expect(faults({ publishAt: '2020-01-01T00:00' })).toEqual(['publishAt'])
    expect(faults({ publishAt: 'tomorrow' })).toEqual(['publishAt'])
    expect(faults({ publishAt: fieldTime(Date.now() + 3_600_000) })).toEqual([])
  })

  test('a time survives its field, to the minute', () => {
    const time = Date.UTC(2026, 10, 22, 13, 5)
    expect(timeInField(fieldTime(time))).toBe(time)
    expect(timeInField('')).toBeUndefined()
  })
})
