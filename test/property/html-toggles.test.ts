import { expect, test } from 'vitest'
import { cardHtml } from '../../worker/services/import/ghost/cards'
import { htmlToParagraphs } from '../../worker/services/import/html-to-paragraphs'
import { markdownBody } from '../../worker/services/import/markdown/markdown-body'

const read = (html: string) =>
  htmlToParagraphs(html).map(({ name: _, ...paragraph }) =>
    'markups' in paragraph && paragraph.markups.length === 0
      ? { ...paragraph, markups: undefined }
      : paragraph,
  )

const INSIDE = { inToggle: true }

test.each([
  ['HTML', '<details><summary>One</summary><p>two</p><ul><li>three</li></ul></details><p>four</p>'],
  [
    'an open element',
    '<details open><summary><p>One</p></summary>two<ul><li>three</li></ul></details><p>four</p>',
  ],
  [
    'Notion',
    '<ul class="toggle"><li><details open=""><summary>One</summary><p>two</p><ul class="bulleted-list"><li>three</li></ul></details></li></ul><p>four</p>',
  ],
  [
    'Ghost’s pages',
    '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">One</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>two</p><ul><li>three</li></ul></div></div><p>four</p>',
  ],
  [
    'Ghost’s cards',
    `${cardHtml('toggle', { heading: 'One', content: '<p>two</p><ul><li>three</li></ul>' })}<p>four</p>`,
  ],
  [
    'WordPress',
    '<details class="wp-block-details"><summary>One</summary><!-- wp:paragraph --><p>two</p><!-- /wp:paragraph --><ul><li>three</li></ul></details><p>four</p>',
  ],
])('a toggle of %s', (_source, html) => {
  expect(read(html)).toMatchObject([
    { type: 'TOGGLE', text: 'One' },
    { type: 'P', text: 'two', ...INSIDE },
    { type: 'ULI', text: 'three', ...INSIDE },
    { type: 'P', text: 'four' },
  ])
  expect(read(html).at(-1)).not.toHaveProperty('inToggle')
})

test('Markdown within a toggle is Markdown', () => {
  const body = markdownBody('<details>\n<summary>One</summary>\n\n- two\n\n</details>\n\nthree', '')
  expect(body).toMatchObject([
    { type: 'TOGGLE', text: 'One' },
    { type: 'ULI', text: 'two', ...INSIDE },
    { type: 'P', text: 'three' },
  ])
})

test('headings and further toggles within become strong words, and breaks go', () => {
  const inner = '<details><summary>in</summary>ner</details>'
  expect(read(`<details><summary>One</summary><h3>t<b>w</b>o</h3><hr>${inner}</details>`)).toEqual([
    { type: 'TOGGLE', text: 'One' },
    { type: 'P', text: 'two', markups: [{ type: 'STRONG', start: 0, end: 3 }], ...INSIDE },
    { type: 'P', text: 'in', markups: [{ type: 'STRONG', start: 0, end: 2 }], ...INSIDE },
    { type: 'P', text: 'ner', ...INSIDE },
  ])
})

test('within a list or a quotation, and without a line, only the words stay', () => {
  const toggle = '<details><summary>One</summary>two</details>'
  expect(read(`<ul><li>${toggle}</li></ul>`)).toMatchObject([{ type: 'ULI', text: 'One\ntwo' }])
  expect(read(`<blockquote>${toggle}</blockquote>`)).toMatchObject([{ type: 'BQ' }, { type: 'BQ' }])
  expect(read('<details>two</details>')).toMatchObject([{ type: 'P', text: 'two' }])
  expect(read('<details><summary> </summary>two</details>')).toEqual([{ type: 'P', text: 'two' }])
})
