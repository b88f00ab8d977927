import { describe, expect, test } from 'vitest'
import { markdownHtml } from '../../schema/story/markdown-html'
import { cardHtml } from '../../worker/services/import/ghost/cards'
import { p, read } from './read-html'

const boxed = (callout: string, text: string, ...markups: object[]) => ({
  ...p(text, ...markups),
  callout,
})
const ofMarkdown = (markdown: string) => read(markdownHtml(markdown))

describe('a box of GitHub', () => {
  test.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'note'],
    ['WARNING', 'warning'],
    ['CAUTION', 'warning'],
    ['tip', 'tip'],
  ])('%s becomes a callout: %s', (word, callout) => {
    expect(ofMarkdown(`> [!${word}]\n> One\n>\n> *Two*\n\nAfter`)).toEqual([
      boxed(callout, 'One'),
      boxed(callout, 'Two', { type: 'EM', start: 0, end: 3 }),
      p('After'),
    ])
  })

  test('may have an empty line below its name, a list, and another box beside it', () => {
    expect(ofMarkdown('> [!TIP]\n>\n> One\n> - Two\n\n> [!NOTE]\n> Three')).toEqual([
      boxed('tip', 'One'),
      { type: 'ULI', level: 0, text: 'Two', markups: [] },
      boxed('note', 'Three'),
    ])
  })

  test.each([
    ['> [!NOTHING]\n> One', '[!NOTHING] One'],
    ['> [!NOTE] One', '[!NOTE] One'],
    ['> \\[!NOTE]\n> One', '[!NOTE] One'],
  ])('is only what GitHub takes for one: %s is a quotation', (markdown, text) => {
    expect(ofMarkdown(markdown)).toEqual([{ type: 'BQ', text, markups: [] }])
  })

  test('with nothing in it is nothing', () => {
    expect(ofMarkdown('> [!NOTE]')).toEqual([])
  })

  test('is read from its page too, without the title that the label says', () => {
    expect(
      read(
        '<div class="markdown-alert markdown-alert-caution"><p class="markdown-alert-title"><svg></svg>Caution</p><p>Hot.</p></div><p>After</p>',
      ),
    ).toEqual([boxed('warning', 'Hot.'), p('After')])
  })
})

describe('a box of Ghost', () => {
  const card = (calloutEmoji: string, backgroundColor = 'grey') =>
    read(cardHtml('callout', { calloutEmoji, backgroundColor, calloutText: 'Mind the <b>gap</b>' }))
  const gap = { type: 'STRONG', start: 9, end: 12 }

  test.each([
    ['💡', 'grey', 'tip'],
    ['⚠️', 'blue', 'warning'],
    ['ℹ️', 'red', 'note'],
    ['', 'red', 'warning'],
    ['', 'green', 'tip'],
    ['', 'grey', 'note'],
  ])('with the sign “%s” on %s becomes a callout: %s', (sign, colour, callout) => {
    expect(card(sign, colour)).toEqual([boxed(callout, 'Mind the gap', gap)])
  })

  test('keeps a sign that says no kind', () => {
    expect(card('🦀')).toEqual([boxed('note', '🦀 Mind the gap', { ...gap, start: 12, end: 15 })])
  })

  test('is read as Ghost renders it', () => {
    expect(
      read(
        '<div class="kg-card kg-callout-card kg-callout-card-yellow"><div class="kg-callout-emoji">🚨</div><div class="kg-callout-text">Now.</div></div>',
      ),
    ).toEqual([boxed('warning', 'Now.')])
  })
})

test('a class of somebody else’s makes no box', () => {
  expect(read('<div class="callout"><p>Words</p></div>')).toEqual([p('Words')])
})
