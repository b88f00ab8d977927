import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import type { StoryBody as Body, ListItemParagraph } from '../../../schema/story/paragraph'
import { markupOf } from '../render'

let names = 0
const item = (type: 'ULI' | 'OLI', text: string, level = 0, start?: number): ListItemParagraph => ({
  type,
  name: `n${names++}`,
  text,
  markups: [],
  level,
  ...(start === undefined ? {} : { start }),
})
const text = (words: string): Body[number] => ({ type: 'P', name: `n${names++}`, text: words, markups: [] })
const markup = (...body: Body) =>
  markupOf(<StoryBody body={body} />)
    .replace(/^<div class="story"[^>]*>(.*)<\/div>$/, '$1')
    .replaceAll(' dir="auto"', '')

test('consecutive items are one list, with deeper ones in the item before them', () => {
  const html = markup(item('OLI', 'a'), item('ULI', 'b', 1), item('ULI', 'c', 2), item('OLI', 'd'))
  expect(html).toBe('<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ol>')
})

test('an item of a to-do list has its box, which says whether it is done', () => {
  const html = markup(
    { ...item('ULI', 'a'), isDone: true } as ListItemParagraph,
    {
      ...item('ULI', 'b'),
      isDone: false,
    } as ListItemParagraph,
  )
  const box = (label: string) => `<i role="img" aria-label="${label}"></i>`
  expect(html).toBe(
    `<ul><li data-done="true">${box('Done')}a</li><li data-done="false">${box('To do')}b</li></ul>`,
  )
})

test('a list continues counting after an interruption', () => {
  const html = markup(item('OLI', 'a'), text('between'), item('OLI', 'b', 0, 2), item('OLI', 'c'))
  expect(html).toBe('<ol><li>a</li></ol><p>between</p><ol start="2"><li>b</li><li>c</li></ol>')
})

test('a nested list continues counting too, and so does the outer one after it', () => {
  const html = markup(item('OLI', 'b', 1, 2), item('OLI', 'c', 1), item('OLI', 'd', 0, 2))
  expect(html).toBe('<ol start="2"><li>b</li><li>c</li></ol><ol start="2"><li>d</li></ol>')
})

test('a start number begins another list at any depth', () => {
  const html = markup(item('ULI', 'a'), item('OLI', 'b', 1), item('OLI', 'c', 1, 7), item('ULI', 'd'))
  expect(html).toBe('<ul><li>a<ol><li>b</li></ol><ol start="7"><li>c</li></ol></li><li>d</li></ul>')
})

test('another kind at the same depth is another list', () => {
  expect(markup(item('ULI', 'a'), item('OLI', 'b'))).toBe('<ul><li>a</li></ul><ol><li>b</li></ol>')
  expect(markup(item('ULI', 'a'), item('OLI', 'b', 1), item('ULI', 'c', 1))).toBe(
    '<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ul>',
  )
})
