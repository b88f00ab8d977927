import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import type { StoryBody as Body, Markup } from '../../../schema/story/paragraph'
import { markupOf } from '../render'

const reference = (label: string, start: number): Markup => ({
  type: 'A',
  start,
  end: start + 1,
  href: `#fn-${label}`,
})
const note = (label: string): Body[number] => ({
  type: 'FOOTNOTE',
  name: `f${label}`,
  label,
  text: 'Said elsewhere.',
  markups: [],
})
const idsIn = (body: Body) =>
  [...markupOf(<StoryBody body={body} />).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)

test('a note that is referred to twice leads back to the first place', () => {
  const body: Body = [
    {
      type: 'P',
      name: 'a',
      text: '1 2 1',
      markups: [reference('1', 0), reference('2', 2), reference('1', 4)],
    },
    { type: 'BQ', name: 'b', text: '2', markups: [reference('2', 0)] },
    note('1'),
    note('2'),
  ]
  expect(idsIn(body)).toEqual(['fnref-1', 'fnref-2', 'fn-1', 'fn-2'])
})

test('references in a table count with those in the text', () => {
  const cell = { text: '1', markups: [reference('1', 0)] }
  const body: Body = [
    { type: 'TABLE', name: 't', text: '', markups: [], align: [null, null], head: [cell, cell], rows: [] },
    { type: 'P', name: 'a', text: '1', markups: [reference('1', 0)] },
    note('1'),
  ]
  expect(idsIn(body)).toEqual(['fnref-1', 'fn-1'])
})
