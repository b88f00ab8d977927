import { beforeAll, expect, test } from 'vitest'
import { type Anchor, anchorOf, findAnchor } from '../../../schema/rules/anchors'
import type { Place } from '../../../schema/rules/joined-places'
import type { StoryBody } from '../../../schema/story/paragraph'
import { placesOf } from '../../../schema/story/quotable'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { quote } from './support'

/* Highlights by their id, and in tables. Rule: docs/rules/highlights.md, "Highlighting". */

let reader: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  reader = await signedIn()
})

test('is found by its id alone if it is public', async () => {
  const id = (await createStory({ body: [paragraph('The tide turns around a point.', 'text')] })).id
  const ids = [
    (await quote(reader.visit, id, { endOffset: 3 })).id,
    (await quote(reader.visit, id, { startOffset: 4, endOffset: 8, isPrivate: true })).id,
    'nothing',
  ]
  const quotes = await Promise.all(
    ids.map(async (quoteId) => {
      const asked = await newVisit().ask('query ($quoteId: ID!) { quote(quoteId: $quoteId) { words } }', {
        quoteId,
      })
      return asked.data?.quote
    }),
  )
  expect(quotes).toEqual([{ words: 'The' }, null, null])
})

test('keeps a passage of a cell of a table, and finds it where rows came before it', async () => {
  const cell = (text: string) => ({ text, markups: [] })
  const table = (...rows: string[][]): StoryBody => [
    {
      type: 'TABLE',
      name: 'text',
      text: 'Heights',
      markups: [],
      align: [null, null],
      head: [cell('Harbour'), cell('Metres')],
      rows: rows.map((row) => row.map(cell)),
    },
  ]
  const body = table(['Husum', 'three'], ['Dover', 'six'])
  const id = (await createStory({ body })).id
  const lines = 'Heights\nHarbour\nMetres\nHusum\nthree\nDover\nsix'
  const at = (words: string) => ({
    startOffset: lines.indexOf(words),
    endOffset: lines.indexOf(words) + words.length,
    words,
  })
  const made = await quote(reader.visit, id, at('Dover'))
  expect(made).toMatchObject({ words: 'Dover', paragraphName: 'text', startOffset: lines.indexOf('Dover') })
  expect(await quote(reader.visit, id, at('Heights'))).toMatchObject({ words: 'Heights' })
  expect(await quote(reader.visit, id, at('Dover\nsix'))).toMatchObject({
    __typename: 'BadRequest',
    message: 'Choose words within one cell of the table.',
  })
  const later = placesOf(table(['Cork', 'four'], ['Husum', 'three'], ['Dover', 'six']))
  const anchor = anchorOf(placesOf(body)[0] as Place, lines.indexOf('Dover'), lines.indexOf('Dover') + 5)
  const place = findAnchor(later, anchor as Anchor)
  expect(later[0]?.text.slice(place?.start, place?.end)).toBe('Dover')
})
