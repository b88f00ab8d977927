import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import type { StoryBody as Body } from '../../../schema/story/paragraph'
import { markupOf } from '../render'

/* Each block has the direction of its own first letter. Rule: docs/rules/stories.md, "Direction". */

const text = (name: string) => ({ name, text: 'מים', markups: [] })
const cell = { text: 'מים', markups: [] }

const BODY: Body = [
  { ...text('a'), type: 'P' },
  { ...text('b'), type: 'H2' },
  { ...text('c'), type: 'H3' },
  { ...text('d'), type: 'H4' },
  { ...text('e'), type: 'BQ' },
  { ...text('f'), type: 'PQ' },
  { ...text('g'), type: 'ULI', level: 0 },
  { ...text('h'), type: 'OLI', level: 1 },
  { ...text('i'), type: 'TABLE', align: [null], head: [cell], rows: [[cell]] },
  { ...text('j'), type: 'IMG', alt: '', layout: 'inset', imageId: '0'.repeat(24) },
  { ...text('k'), type: 'FOOTNOTE', label: '1' },
]

test('no letters stand outside an element that takes its direction from them', () => {
  const markup = markupOf(<StoryBody body={BODY} />)
  expect(markup.match(/>[^<"]*מים/g)).toHaveLength(13)
  expect(markup.match(/<\w+ [^<>]*dir="auto"[^<>]*>(?:<span>1<\/span> )?מים/g)).toHaveLength(13)
})

test('the paragraphs of a callout take its side, which its label doesn’t decide', () => {
  const markup = markupOf(<StoryBody body={[{ ...text('a'), type: 'P', callout: 'tip' }]} />)
  expect(markup).toMatch(
    /<aside class="callout" dir="auto"[^>]*><b aria-hidden="true"><bdi>Tip<\/bdi><\/b><p>מים<\/p>/,
  )
})

test('code runs from left to right, whatever surrounds it', () => {
  const markup = markupOf(<StoryBody body={[{ ...text('a'), type: 'PRE' }]} />)
  expect(markup).toContain('<pre dir="ltr"')
})
