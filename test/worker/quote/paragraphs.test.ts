import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { findAnchor } from '../../../schema/rules/anchors'
import type { StoryBody } from '../../../schema/story/paragraph'
import { placesOf } from '../../../schema/story/quotable'
import { quoteMessages } from '../../../schema/wording/quote-messages'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { quote, quotesSeen } from './support'

/* Passages of several paragraphs. Rule: docs/rules/highlights.md, "Highlighting" and "Found again". */

const FIRST = 'The ferry left at noon with nobody on it.'
const SECOND = 'Gulls followed.'
const ONE = paragraph(FIRST, 'one')
const TWO = paragraph(SECOND, 'two')
const THREE = paragraph('At the other side the quay was full of people.', 'three')
const BODY: StoryBody = [ONE, TWO, THREE]
const WORDS = 'with nobody on it.\nGulls followed.\nAt the other side'
const CHOSEN = {
  paragraphName: 'one',
  startOffset: FIRST.indexOf('with'),
  endParagraphName: 'three',
  endOffset: 'At the other side'.length,
  words: WORDS,
}

let readers: Awaited<ReturnType<typeof signedIn>>[]
beforeAll(async () => {
  readers = [await signedIn(), await signedIn()]
})
const reader = () => (readers[0] as (typeof readers)[0]).visit
const storyOf = async (body: StoryBody) => String((await createStory({ body: [...body] })).id)
const rewrite = (id: string, body: StoryBody) =>
  env.DB.prepare('UPDATE post_version SET body = ? WHERE post_id = ?').bind(JSON.stringify(body), id).run()

test('a passage of three paragraphs is highlighted, once, and by two people it is a top one', async () => {
  const id = await storyOf(BODY)
  const made = await quote(reader(), id, CHOSEN)
  expect(made).toMatchObject({ __typename: 'Quote', words: WORDS, paragraphName: 'one' })
  expect(await quote(reader(), id, { ...CHOSEN, isPrivate: true })).toMatchObject({
    id: made.id,
    isPrivate: true,
  })
  await quote(reader(), id, CHOSEN)
  await quote((readers[1] as (typeof readers)[0]).visit, id, {
    ...CHOSEN,
    startOffset: FIRST.indexOf('nobody'),
    words: WORDS.slice('with '.length),
  })
  const { topQuotes } = await quotesSeen(reader(), id)
  expect(topQuotes.map(({ peopleCount }) => peopleCount)).toEqual([2])
})

test('words that were moved together are found where they are now', async () => {
  const id = await storyOf(BODY)
  await rewrite(id, [paragraph('A new beginning.', 'new'), ...BODY])
  expect(await quote(reader(), id, { ...CHOSEN, paragraphName: 'new', startOffset: 0 })).toMatchObject({
    paragraphName: 'one',
    words: WORDS,
  })
  await rewrite(id, [ONE, paragraph('The gulls didn’t.', 'two'), THREE])
  expect(await quote(reader(), id, CHOSEN)).toMatchObject({ __typename: 'Conflict', field: 'words' })
})

test.each([
  ['backwards', BODY, { paragraphName: 'three', endParagraphName: 'one' }, quoteMessages.offsets],
  ['into nothing', BODY, { endParagraphName: 'four' }, quoteMessages.offsets],
  ['beyond an end', BODY, { endOffset: 1000 }, quoteMessages.offsets],
  [
    'over code',
    [ONE, { type: 'PRE', name: 'code', text: 'let x', markups: [] }, TWO, THREE],
    {},
    quoteMessages.code,
  ],
] as const)('a passage doesn’t go %s', async (_, body, change, message) => {
  const id = await storyOf(body as StoryBody)
  expect(await quote(reader(), id, { ...CHOSEN, words: null, ...change })).toMatchObject({
    __typename: 'BadRequest',
    message,
  })
})

test.each([
  ['as it was', BODY, ['one', 'three']],
  ['after the first two were joined', [paragraph(`${FIRST} ${SECOND}`, 'one'), THREE], ['one', 'three']],
  [
    'in one, once all are',
    [paragraph(`${FIRST} ${SECOND} At the other side the quay was full of people.`, 'one')],
    ['one'],
  ],
  [
    'after the last was split',
    [ONE, TWO, paragraph('At the other', 'three'), paragraph('side the quay was full of people.', 'four')],
    ['one', 'four'],
  ],
] as const)('it is found %s', (_, body, [first, last]) => {
  const anchor = {
    paragraph: 'one',
    start: CHOSEN.startOffset,
    words: WORDS,
    before: 'The ferry left at noon ',
    after: ' the quay was full of people.',
  }
  const passage = findAnchor(placesOf(body as StoryBody), anchor)
  expect(passage).toMatchObject({ paragraph: first, start: CHOSEN.startOffset })
  expect(passage?.endParagraph).toBe(last)
})
