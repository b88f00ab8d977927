import { expect, test } from 'vitest'
import { chunksOf } from '../../../client/pages/post-notes/chunks'
import type { StoryBody } from '../../../schema/story/paragraph'

const words = (name: string) => ({ name, text: name, markups: [] })

test('a toggle is one part of a story with all that is folded under it', () => {
  const body: StoryBody = [
    { type: 'P', ...words('first') },
    { type: 'TOGGLE', ...words('more') },
    { type: 'ULI', level: 0, inToggle: true, ...words('in') },
    { type: 'P', inToggle: true, ...words('too') },
    { type: 'ULI', level: 0, ...words('out') },
    { type: 'ULI', level: 0, ...words('there') },
    { type: 'P', inToggle: true, ...words('alone') },
  ]
  expect(chunksOf(body).map(({ paragraphs }) => paragraphs.map(({ name }) => name))).toEqual([
    ['first'],
    ['more', 'in', 'too'],
    ['out', 'there'],
    ['alone'],
  ])
})
