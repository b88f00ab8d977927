import { parse } from 'parse5'
import { Slice } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { looksLikeMarkdown } from '../../../client/features/editor/paste/looks-like-markdown'
import { withMarkdown } from '../../../client/features/editor/paste/markdown'
import { followRange, pastedRange } from '../../../client/features/editor/paste/pasted-range'
import { pastedParagraphs, pastedSlice } from '../../../client/features/editor/paste/pasted-slice'
import { checkBody } from '../../../schema/story/check-body'
import { isElement, type Tree } from '../../../schema/story/from-html/tree'
import { markdownHtml } from '../../../schema/story/markdown-html'
import { leastCpuTime } from '../../support/cpu-time'
import { Typist } from './typist'

function treeOf(html: string): Tree {
  const root = parse(html, { scriptingEnabled: false }) as unknown as Tree
  const page = root.childNodes.find((node) => isElement(node) && node.tagName === 'html') as Tree
  return page.childNodes.find((node) => isElement(node) && node.tagName === 'body') as Tree
}

describe('a plain text', () => {
  test.each([
    ['a heading that stands alone', '# Tides\n\nThey come and go.'],
    ['a heading with more signs', 'Before\n## Tides\nafter'],
    ['fenced code', 'Run:\n```sh\nnpm ci\n```\nand wait'],
    ['a list', 'We saw:\n\n- gulls\n- terns'],
    ['a list of more than lines', '* gulls\n\n  and more of them\n* terns'],
    ['a numbered list', '1. first\n2. second'],
    ['a quotation', 'He said:\n\n> Never again.'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a link', 'See [the tables](https://example.org/tides) for more.'],
    ['a note', 'Tides[^1] rise.\n\n[^1]: Mostly.'],
    ['strong words', 'It is **very** late.'],
    ['lines of Windows', '# Tides\r\n\r\nThey come.'],
  ])('with %s looks like Markdown', (_, text) => expect(looksLikeMarkdown(text)).toBe(true))

  test.each([
    ['words', 'They come and go.\n\nTwice a day.'],
    ['a sum', '2 * 3 * 4 = 24 and a ** b ** c'],
    ['a dialogue', '- Where to?\nHe said nothing.'],
    ['a single dash', '- a thought'],
    ['a year at the start', '1984. It was a cold day.\nAnd bright.'],
    ['a script with comments', '# install\nnpm ci\n# start\nnpm start'],
    ['a tag', '#tides #moon'],
    ['names with underscores', 'const my_long_name = other_name'],
    ['brackets', 'an array[0](x) and [sic] (see below)'],
    ['nothing', ''],
  ])('with %s doesn’t', (_, text) => expect(looksLikeMarkdown(text)).toBe(false))

  test('is looked at in no time, whatever it is', () => {
    const taken = leastCpuTime(1, () => {
      for (const piece of ['- a\n', '\n', '**a', '> ', '[a](', '```\n', '1. \n ', '|---', ' \t\n-'])
        looksLikeMarkdown(piece.repeat(Math.floor(200_000 / piece.length)))
    })
    expect(taken).toBeLessThan(2000)
  })
})

describe('Markdown that is pasted', () => {
  const pasted = (typist: Typist, text: string) => {
    const { tr, selection } = typist.state
    tr.insertText(text)
    typist.state = typist.state.apply(
      followRange(tr, { from: selection.from, to: selection.from + text.length }),
    )
    return pastedSlice(treeOf(markdownHtml(text)))
  }
  const convert = (typist: Typist, slice: Slice) => {
    const change = withMarkdown(typist.state, slice)
    if (change) typist.state = typist.state.apply(change)
    return change !== undefined
  }

  test('becomes what it says, and undo leaves the text', () => {
    const typist = new Typist('P before\nP |', undefined, [pastedRange()])
    const text = '## Birds *here* - gulls'
    const slice = pasted(typist, text)
    expect(convert(typist, slice)).toBe(true)
    expect(typist.body).toMatchObject([
      { type: 'P', text: 'before' },
      { type: 'H2', text: 'Birds here - gulls', markups: [{ type: 'EM', start: 6, end: 10 }] },
    ])
    typist.press('Ctrl-z')
    expect(typist.lines).toEqual(['P before', `P ${text}|`])
    typist.press('Ctrl-z')
    expect(typist.lines).toEqual(['P before', 'P |'])
  })

  test('follows what is typed meanwhile, and leaves the cursor there', () => {
    const typist = new Typist('P |', undefined, [pastedRange()])
    const slice = pasted(typist, '**late**')
    typist.type(' it is')
    convert(typist, slice)
    expect(typist.lines).toEqual(['P late it is|'])
    expect(typist.body).toMatchObject([{ markups: [{ type: 'STRONG', start: 0, end: 4 }] }])
  })

  test('does nothing where the text is gone', () => {
    const typist = new Typist('P |', undefined, [pastedRange()])
    const slice = pasted(typist, '**late**')
    typist.press('Ctrl-z')
    expect(convert(typist, slice)).toBe(false)
    expect(convert(typist, Slice.empty)).toBe(false)
  })
})

describe('notes', () => {
  const notesOf = (html: string) => {
    const body = pastedParagraphs(treeOf(html))
    expect(checkBody(body)).toEqual([])
    return body.map((one) => ({
      type: one.type,
      text: 'text' in one ? one.text : '',
      ...('label' in one ? { label: one.label } : {}),
      links: 'markups' in one ? one.markups.flatMap(({ href }) => href ?? []) : [],
    }))
  }

  test('of Word become notes, and the references follow', () => {
    const reference = (id: string, n: number) =>
      `<a style='mso-footnote-id:${id}' href="#_${id}" name="_${id.replace(/\d/, 'ref$&')}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[${n}]</span><![endif]></span></span></a>`
    const note = (id: string, n: number, text: string) =>
      `<div style='mso-element:footnote' id=${id}><p class=MsoFootnoteText><a style='mso-footnote-id:${id}' href="#_${id.replace(/\d/, 'ref$&')}" name="_${id}" title=""><span class=MsoFootnoteReference>[${n}]</span></a> ${text}<o:p></o:p></p></div>`
    const html = `<html xmlns:o="o"><body><!--StartFragment--><p class=MsoNormal>Tides${reference('ftn1', 1)} rise${reference('ftn2', 2)}.<o:p></o:p></p><!--EndFragment-->
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>${note('ftn1', 1, 'Mostly.')}${note('ftn2', 2, 'By <i>metres</i>.')}</div></body></html>`
    expect(notesOf(html)).toEqual([
      { type: 'P', text: 'Tides1 rise2.', links: ['#fn-1', '#fn-2'] },
      { type: 'FOOTNOTE', label: '1', text: 'Mostly.', links: [] },
      { type: 'FOOTNOTE', label: '2', text: 'By metres.', links: [] },
    ])
  })

  test('of LibreOffice do, too', () => {
    const html = `<p>Tides<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> rise.</p>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Mostly.</p></div>`
    expect(notesOf(html)).toEqual([
      { type: 'P', text: 'Tides1 rise.', links: ['#fn-1'] },
      { type: 'FOOTNOTE', label: '1', text: 'Mostly.', links: [] },
    ])
  })
})
