import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { pastedParagraphs, pastedSlice } from '../../../client/features/editor/paste/pasted-slice'
import { relabelNotes } from '../../../client/features/editor/paste/relabel-notes'
import { checkBody } from '../../../schema/story/check-body'
import { isElement, type Tree } from '../../../schema/story/from-html/tree'
import { Typist } from './typist'

/** The body of an HTML document as a tree; a browser's parser gives the same. */
function treeOf(html: string): Tree {
  const root = parse(html, { scriptingEnabled: false }) as unknown as Tree
  const page = root.childNodes.find((node) => isElement(node) && node.tagName === 'html') as Tree
  return page.childNodes.find((node) => isElement(node) && node.tagName === 'body') as Tree
}

/** The pasted text, in lines. */
function lines(html: string): string[] {
  const body = pastedParagraphs(treeOf(html))
  expect(checkBody(body)).toEqual([])
  return body.map((paragraph) => {
    const level = 'level' in paragraph && paragraph.level > 0 ? `.${paragraph.level}` : ''
    const start = 'start' in paragraph ? `@${paragraph.start}` : ''
    return `${paragraph.type}${level}${start} ${'text' in paragraph ? paragraph.text : ''}`.trimEnd()
  })
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US>A title<o:p></o:p></span></p>
<h2><b><span style='mso-fareast-font-family:"Times New Roman"'>A heading</span></b><o:p></o:p></h2>
<p class=MsoNormal>Plain, <b style='mso-bidi-font-weight:normal'>bold</b>,
<i>slanted</i> and a <a href="https://example.org/a"><span style='color:blue'>link</span></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Nested<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span>Third<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span>Fourth<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>a<o:p></o:p></p></td><td><p class=MsoNormal>b<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff">
<h1 dir="ltr"><span style="font-size:20pt;font-weight:700;">A heading</span></h1>
<p dir="ltr"><span style="font-weight:400;">Plain, </span><span style="font-weight:700;">bold</span><span>, </span><span style="font-style:italic;">slanted</span><span>, </span><span style="text-decoration:line-through;">struck</span><span> and a </span><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D"><span style="text-decoration:underline;">link</span></a><span>.</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>First</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Nested</span></p></li></ul></ul>
<br /><p dir="ltr"><span>Last</span></p></b><br class="Apple-interchange-newline">`

const PAGE = `<meta charset="utf-8"><h2 onclick="alert(1)">Seen</h2><script>alert(2)</script><style>p{}</style>
<p>A <a href="javascript:alert(3)">bad</a> and a <a href="/path">near</a> link.</p>
<div style="display:none">hidden</div><form><input value="x"><button>Send</button></form>
<pre><code class="language-ts">const a = 1\nconst b = 2</code></pre>
<figure><img src="https://example.org/a.png" alt="A picture" onerror="alert(4)"><figcaption>Below</figcaption></figure>
<iframe src="https://evil.example/frame"></iframe>`

describe('what is pasted from Word', () => {
  test('keeps headings, lists with levels and numbers, and tables', () => {
    expect(lines(WORD)).toEqual([
      'H2 A title',
      'H2 A heading',
      'P Plain, bold, slanted and a link.',
      'ULI First',
      'ULI.1 Nested',
      'ULI Second',
      'OLI@3 Third',
      'OLI Fourth',
      'TABLE',
    ])
  })

  test('keeps what is bold, slanted and linked, but a heading isn’t bold as well', () => {
    const [, heading, plain] = pastedParagraphs(treeOf(WORD))
    expect(heading).toMatchObject({ markups: [] })
    expect(plain).toMatchObject({
      markups: [
        { type: 'STRONG', start: 7, end: 11 },
        { type: 'EM', start: 13, end: 20 },
        { type: 'A', start: 27, end: 31, href: 'https://example.org/a' },
      ],
    })
  })
})

test('words in elements that only Word knows stay', () => {
  expect(
    lines('<p>In <st1:place>London</st1:place> <m:omath><m:r>x</m:r></m:omath><v:shape>gone</v:shape></p>'),
  ).toEqual(['P In London x'])
})

describe('what is pasted from Google Docs', () => {
  test('keeps headings and lists', () => {
    expect(lines(DOCS)).toEqual([
      'H2 A heading',
      'P Plain, bold, slanted, struck and a link.',
      'ULI First',
      'ULI.1 Nested',
      'P Last',
    ])
  })

  test('is bold only where it was, and its links lead straight to their pages', () => {
    const [heading, plain, , , last] = pastedParagraphs(treeOf(DOCS))
    expect(heading).toMatchObject({ markups: [] })
    expect(plain).toMatchObject({
      markups: [
        { type: 'STRONG', start: 7, end: 11 },
        { type: 'EM', start: 13, end: 20 },
        { type: 'STRIKE', start: 22, end: 28 },
        { type: 'A', start: 35, end: 39, href: 'https://example.org/a' },
      ],
    })
    expect(last).toMatchObject({ markups: [] })
  })
})

describe('what is pasted from a page', () => {
  test('keeps what a story can hold, and nothing that runs', () => {
    expect(lines(PAGE)).toEqual([
      'H2 Seen',
      'P A bad and a near link.',
      'PRE const a = 1\nconst b = 2',
      'IMG Below',
      'MIXTAPE_EMBED',
    ])
    expect(JSON.stringify(pastedParagraphs(treeOf(PAGE)))).not.toMatch(/alert|hidden|onerror/)
  })
})

describe('pasting into a story', () => {
  const pasted = (story: string, html: string) => {
    const typist = new Typist(story)
    typist.state = typist.state.apply(typist.state.tr.replaceSelection(pastedSlice(treeOf(html))))
    return typist
  }

  test('goes on in the paragraph for plain text', () => {
    expect(pasted('P one| two', '<p>A <b>b</b></p>').lines).toEqual(['P oneA b| two'])
    expect(pasted('H2 one|', 'words').lines).toEqual(['H2 onewords|'])
  })

  test('divides the paragraph for more', () => {
    expect(pasted('P one|two', '<p>A</p><h2>B</h2><p>C</p>').lines).toEqual(['P oneA', 'H2 B', 'P C|two'])
  })

  test('names each paragraph', () => {
    const { names } = pasted('P one|two', '<p>A</p><p>B</p><p>C</p>')
    expect(new Set(names).size).toBe(3)
    expect(names[0]).toBe('name0')
  })

  test('gives notes numbers that the story doesn’t have yet, and the references follow', () => {
    const notes = `<p>A<a href="#n1">1</a> b<a href="#n2">2</a></p>
      <section class="footnotes"><ol><li id="n1">one</li><li id="n2">two</li></ol></section>`
    const typist = new Typist('P x|\nFOOTNOTE there')
    const slice = relabelNotes(pastedSlice(treeOf(notes)), typist.state.doc)
    typist.state = typist.state.apply(typist.state.tr.replaceSelection(slice))
    const labels = typist.body.flatMap((paragraph) =>
      paragraph.type === 'FOOTNOTE' ? [paragraph.label] : [],
    )
    expect(labels.toSorted()).toEqual(['1', '2', '3'])
    expect(typist.body[0]).toMatchObject({ markups: [{ href: '#fn-3' }, { href: '#fn-2' }] })
    expect(checkBody(typist.body)).toEqual([])
  })
})
