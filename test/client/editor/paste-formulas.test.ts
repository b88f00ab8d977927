import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { looksLikeMarkdown } from '../../../client/features/editor/paste/looks-like-markdown'
import { pastedParagraphs } from '../../../client/features/editor/paste/pasted-slice'
import { aroundFormulas } from '../../../client/features/editor/paste/typed-formulas'
import { checkBody } from '../../../schema/story/check-body'
import { isElement, type Tree } from '../../../schema/story/from-html/tree'
import { markdownHtml } from '../../../schema/story/markdown-html'

function treeOf(html: string): Tree {
  const root = parse(html, { scriptingEnabled: false }) as unknown as Tree
  const page = root.childNodes.find((node) => isElement(node) && node.tagName === 'html') as Tree
  return page.childNodes.find((node) => isElement(node) && node.tagName === 'body') as Tree
}

const ofHtml = (html: string) => pastedParagraphs(treeOf(html))
const ofText = (text: string) => {
  expect(looksLikeMarkdown(text)).toBe(true)
  const body = pastedParagraphs(aroundFormulas(text, (other) => treeOf(markdownHtml(other))))
  expect(checkBody(body)).toEqual([])
  return body
}
const TEX = String.raw`\sum_{i=1}^n a_i * b_i \\ c_1 < d`

describe('a formula between two dollar signs each', () => {
  test.each([
    ['alone', `$$${TEX}$$`],
    ['on lines of its own', `$$\n${TEX}\n$$`],
  ])('%s is a formula', (_, text) => {
    expect(ofText(text)).toMatchObject([{ type: 'MATH', text: TEX }])
  })

  test('within a text is one in running text', () => {
    const text = `With $$${TEX}$$ it **ends**.`
    const [paragraph] = ofText(text)
    expect(paragraph).toMatchObject({ type: 'P', text: `With ${TEX} it ends.` })
    expect(paragraph && 'markups' in paragraph ? paragraph.markups : []).toMatchObject([
      { type: 'CODE', isFormula: true, start: 5, end: 5 + TEX.length },
      { type: 'STRONG' },
    ])
  })

  test('is one in what another page shows, too', () => {
    expect(ofHtml('<p>Before</p><p>$$ x^2 $$</p>')).toMatchObject([
      { type: 'P' },
      { type: 'MATH', text: 'x^2' },
    ])
  })

  test('stays as it is in code, and where it is only money', () => {
    expect(ofText('```sh\necho $$x$$\n```')).toMatchObject([{ type: 'PRE', text: 'echo $$x$$' }])
    expect(ofHtml('<p>From $$ to $$$$.</p>')).toMatchObject([{ type: 'P', text: 'From $$ to $$$$.' }])
  })
})

test('the boxes of a checklist of Google Docs keep their ticks', () => {
  const item = (isChecked: boolean, words: string) =>
    `<li dir="ltr" role="checkbox" aria-checked="${isChecked}"><img src="data:image/png;base64,AA==" aria-roledescription="checkbox" alt="${isChecked ? '' : 'un'}checked"><p dir="ltr"><span>${words}</span></p></li>`
  expect(ofHtml(`<ul>${item(true, 'Gulls')}${item(false, 'Terns')}</ul>`)).toMatchObject([
    { type: 'ULI', isDone: true, text: 'Gulls' },
    { type: 'ULI', isDone: false, text: 'Terns' },
  ])
})
