import { describe, expect, test } from 'vitest'
import { MAX_BUTTON_LABEL } from '../../schema/rules/limits'
import { safeButtonHref } from '../../schema/rules/links'
import { checkBody } from '../../schema/story/check-body'
import { cardHtml } from '../../worker/services/import/ghost/cards'
import { htmlToParagraphs } from '../../worker/services/import/html-to-paragraphs'

const read = (html: string) => htmlToParagraphs(html).map(({ name: _, ...paragraph }) => paragraph)
const LINK = '<a class="x" href="https://a.example/book"><span>Get the book</span></a>'

test.each([
  [
    'WordPress',
    `<div class="wp-block-buttons"><div class="wp-block-button is-style-outline">${LINK}</div></div>`,
  ],
  ['Ghost’s pages', `<div class="kg-card kg-button-card kg-align-center">${LINK}</div>`],
  ['Ghost’s cards', cardHtml('button', { buttonUrl: 'https://a.example/book', buttonText: 'Get the book' })],
  ['Substack', `<p class="button-wrapper" data-component-name="ButtonCreateButton">${LINK}</p>`],
])('a button of %s', (_source, html) => {
  expect(read(`<p>Before.</p>${html}<p>After.</p>`)).toMatchObject([
    { text: 'Before.' },
    { type: 'BUTTON', label: 'Get the book', href: 'https://a.example/book' },
    { text: 'After.' },
  ])
})

describe('is a link', () => {
  const button = (content: string) => read(`<div class="wp-block-button">${content}</div>`)
  test.each([
    ['to a page without https', '<a href="http://a.example/">Press</a>'],
    ['of too many words', `<a href="https://a.example/">${'x'.repeat(MAX_BUTTON_LABEL + 1)}</a>`],
    ['beside other words', '<a href="https://a.example/">Press</a> or not'],
  ])('%s', (_what, content) => {
    expect(button(content)).toMatchObject([{ type: 'P', markups: [{ type: 'A' }] }])
  })

  test('in a list', () => {
    expect(read(`<ul><li><div class="wp-block-button">${LINK}</div></li></ul>`)).toMatchObject([
      { type: 'ULI', markups: [{ type: 'A' }] },
    ])
  })

  test('and without an address that is allowed, it is its words', () => {
    expect(button('<a href="java\nscript:alert(1)">Press</a>')).toEqual([
      { type: 'P', text: 'Press', markups: [] },
    ])
  })
})

test.each([
  'http://a.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'tel:123',
  '/path',
  '#part',
  '//a.example',
  'https://',
])('%j is no address of a button, unless it is made one with https', (address) => {
  const href = safeButtonHref(address)
  expect(href === undefined || href.startsWith('https://')).toBe(true)
  if (!/^\/\//.test(address)) expect(href).toBeUndefined()
})

test('a stored button has a label and an allowed address', () => {
  const problems = (own: object) =>
    checkBody([{ type: 'BUTTON', name: 'name', label: 'Press', href: 'https://a.example/', ...own }]).map(
      ({ code }) => code,
    )
  expect(problems({})).toEqual([])
  expect(problems({ href: 'mailto:a@b.example' })).toEqual([])
  expect(problems({ href: '/path' })).toEqual(['bad-address'])
  expect(problems({ label: ' ' })).toEqual(['bad-text'])
  expect(problems({ label: 'x'.repeat(MAX_BUTTON_LABEL + 1) })).toEqual(['bad-text'])
  expect(problems({ label: 1 })).toContain('bad-text')
  expect(problems({ label: undefined })).toContain('bad-text')
})
