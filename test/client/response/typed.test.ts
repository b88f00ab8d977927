import { expect, test } from 'vitest'
import { bodyOfText, placeIn, plainOf, retyped, withEarly } from '../../../client/features/response/typed'
import type { StoryBody } from '../../../schema/story/paragraph'

const textsOf = (body: StoryBody) => body.map((one) => 'text' in one && one.text)

const BODY: StoryBody = [
  { type: 'P', name: 'a', text: 'A bold word', markups: [{ type: 'STRONG', start: 2, end: 6 }] },
  { type: 'IMG', name: 'b', text: '', markups: [], alt: 'A dot', layout: 'inset', imageId: 'dot' },
  { type: 'BQ', name: 'c', text: 'Said by them', markups: [] },
]

test('an empty line ends a paragraph, and no space is lost after which somebody goes on', () => {
  expect(textsOf(bodyOfText('One \ntwo\n \n\n three '))).toEqual(['One \ntwo', ' three '])
  expect(textsOf(bodyOfText('One\n\n'))).toEqual(['One', ''])
  expect(bodyOfText('')).toEqual([])
})

test('what is typed into the plain field leaves formatting and pictures alone', () => {
  expect(plainOf(BODY)).toBe('A bold word\nSaid by them')
  expect(retyped(BODY, plainOf(BODY))).toBe(BODY)
  const more = retyped(BODY, 'A very bold word\nSaid by them')
  expect(more[0]).toEqual({
    ...BODY[0],
    text: 'A very bold word',
    markups: [{ type: 'STRONG', start: 7, end: 11 }],
  })
  expect(more.slice(1)).toEqual(BODY.slice(1))
  expect(textsOf(retyped(BODY, 'A bold word\nSaid by them all'))).toEqual([
    'A bold word',
    '',
    'Said by them all',
  ])
  // Chosen across paragraphs and typed over: what isn't chosen stays, and the picture.
  expect(textsOf(retyped(BODY, 'A bold ones by them'))).toEqual(['A bold ones', '', ' by them'])
  expect(textsOf(retyped(BODY, 'x'))).toEqual(['x', ''])
  expect(textsOf(retyped([...BODY.slice(1, 2)], 'Under it'))).toEqual(['', 'Under it'])
})

test('a place in the field is the same place in the paragraphs', () => {
  const typed = 'One\ntwo\n\n three '
  for (const [at, index, offset] of [
    [0, 0, 0],
    [3, 0, 3],
    [7, 0, 7],
    [9, 1, 0],
    [typed.length, 1, 7],
  ] as const)
    expect(placeIn('', typed, at)).toEqual({ index, offset })
  expect(placeIn(BODY, 'A very bold word\nSaid by them', 7)).toEqual({ index: 0, offset: 7 })
  expect(placeIn(BODY, plainOf(BODY), 12)).toEqual({ index: 2, offset: 0 })
  expect(placeIn('', '', 0)).toEqual({ index: 0, offset: 0 })
})

test('what was typed before the script follows what was kept; what the browser restored isn’t there twice', () => {
  expect(withEarly('', 'Typed')).toBe('Typed')
  expect(withEarly('Kept', '')).toBe('Kept')
  expect(withEarly('Kept', 'Kept')).toBe('Kept')
  expect(withEarly('Kept', 'Kept, and more')).toBe('Kept, and more')
  expect(withEarly('Kept', 'Typed')).toBe('Kept\n\nTyped')
  expect(withEarly(BODY, plainOf(BODY))).toBe(BODY)
  expect(textsOf(withEarly(BODY, 'Typed') as StoryBody)).toEqual(['A bold word', '', 'Said by them', 'Typed'])
})
