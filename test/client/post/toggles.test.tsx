import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import { memberPreview } from '../../../schema/rules/member-preview'
import type { StoryBody as Body } from '../../../schema/story/paragraph'
import { storyHtml } from '../../../worker/services/rss/html'
import { markupOf } from '../render'

const words = (name: string) => ({ name, text: name, markups: [] })
const IN = { inToggle: true } as const

const markup = (body: Body) =>
  markupOf(<StoryBody body={body} />)
    .replace(/^<div class="story"[^>]*>(.*)<\/div>$/, '$1')
    .replaceAll(' dir="auto"', '')

test('what is in a toggle is folded under its line, grouped as anywhere else', () => {
  const body: Body = [
    { type: 'TOGGLE', ...words('more') },
    { type: 'P', ...words('text'), ...IN },
    { type: 'ULI', level: 0, ...words('item'), ...IN },
    { type: 'ULI', level: 0, ...words('other'), ...IN },
    { type: 'ULI', level: 0, ...words('after') },
    { type: 'TOGGLE', ...words('next') },
  ]
  expect(markup(body)).toBe(
    '<details><summary>more</summary><p>text</p><ul><li>item</li><li>other</li></ul></details>' +
      '<ul><li>after</li></ul><details><summary>next</summary></details>',
  )
})

test('without a toggle above it, a paragraph is shown as it is', () => {
  const body: Body = [
    { type: 'P', ...words('alone'), ...IN },
    { type: 'TOGGLE', ...words('more') },
    { type: 'P', ...words('between') },
    { type: 'P', ...words('behind'), ...IN },
  ]
  expect(markup(body)).toBe(
    '<p>alone</p><details><summary>more</summary></details><p>between</p><p>behind</p>',
  )
})

test('feeds show all of it', () => {
  const body: Body = [
    { type: 'TOGGLE', ...words('more') },
    { type: 'P', ...words('text'), ...IN },
  ]
  expect(storyHtml(body, { origin: '', link: '' }).markup).toBe('<p><strong>more</strong></p><p>text</p>')
})

test('a preview doesn’t end in the line of a toggle', () => {
  const body: Body = [
    { type: 'P', ...words('first') },
    { type: 'TOGGLE', ...words('more') },
    { type: 'HR', name: 'rule', endsPreview: true },
    { type: 'P', ...words('rest') },
  ]
  expect(memberPreview(body).map(({ name }) => name)).toEqual(['first'])
})
