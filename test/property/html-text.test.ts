import { describe, expect, it } from 'vitest'
import { markdownHtml } from '../../schema/story/markdown-html'
import { p, read } from './read-html'

describe('running text', () => {
  it('has its markups at the same positions', () => {
    expect(
      read('<p>A <b>bold <i>and</i></b> <a href="https://example.org/x" title="T">link</a>.</p>'),
    ).toEqual([
      p(
        'A bold and link.',
        { type: 'STRONG', start: 2, end: 10 },
        { type: 'EM', start: 7, end: 10 },
        { type: 'A', start: 11, end: 15, href: 'https://example.org/x', title: 'T' },
      ),
    ])
  })

  it('joins equal markups, and drops empty ones', () => {
    expect(read('<p><b>a</b><strong>b</strong><em> </em><i></i></p>')).toEqual([
      p('ab', { type: 'STRONG', start: 0, end: 2 }),
    ])
  })

  it('counts UTF-16 units', () => {
    expect(read('<p>😀 <b>x</b></p>')).toEqual([p('😀 x', { type: 'STRONG', start: 3, end: 4 })])
  })

  it('breaks lines at br, and paragraphs at two', () => {
    expect(read('<p>a<br>b</p>')).toEqual([p('a\nb')])
    expect(read('<p>a<br><br>b</p>')).toEqual([p('a'), p('b')])
  })

  it('keeps a single no-break space and normalises the rest', () => {
    expect(read('<p>5&nbsp;km  \n and&nbsp; more&nbsp;</p><p>&nbsp;</p>')).toEqual([p('5\u00a0km and more')])
  })

  it('writes superscript and subscript digits and quotation marks as such', () => {
    expect(read('H<sub>2</sub>O, E = mc<sup>2</sup>, x<sub>max</sub>, <q>so</q>')).toEqual([
      p('H₂O, E = mc², xmax, “so”'),
    ])
  })

  it('reads the styles of word processors', () => {
    expect(
      read(
        '<p><span style="font-weight:700">a</span> <span style="text-decoration: line-through">b</span></p>',
      ),
    ).toEqual([p('a b', { type: 'STRONG', start: 0, end: 1 }, { type: 'STRIKE', start: 2, end: 3 })])
  })
})

describe('dangerous content', () => {
  it('vanishes, and leaves its words', () => {
    const html =
      '<p onclick="x()">a <a href="javascript:x()">b</a> <a href=" &#1;jav&#x0A;ascript:x()">c</a> <a href="data:text/html,x">d</a></p>'
    expect(
      read(`${html}<script>x()</script><style>p{}</style><form><input value="e"><button>f</button></form>`),
    ).toEqual([p('a b c d'), p('f')])
  })

  it('is dropped from pictures and frames', () => {
    expect(
      read(
        '<img src="javascript:x" alt="a"><img src="data:image/svg+xml,x"><iframe src="javascript:x"></iframe><iframe srcdoc="x"></iframe>',
      ),
    ).toEqual([])
  })

  it('has no tracking pixels', () => {
    expect(read('<p>a<img src="https://spy.example/p.gif" width="1" height="1"></p>')).toEqual([p('a')])
  })
})

describe('lists', () => {
  it('are nested to four levels, whatever the document does', () => {
    const levels = read('<ul><li>a<ul><li>b<ol><li>c<ul><li>d<ul><li>e</ul></ul></ol></ul></ul>')
    expect(levels.map((item) => [item.type, 'level' in item && item.level])).toEqual([
      ['ULI', 0],
      ['ULI', 1],
      ['OLI', 2],
      ['ULI', 3],
      ['ULI', 3],
    ])
  })

  it('state where their numbers start, and continue after an interruption', () => {
    expect(read('<ol start="8"><li>a</li><li>b<pre>x</pre></li><li>c</li></ol>')).toEqual([
      { type: 'OLI', level: 0, text: 'a', markups: [], start: 8 },
      { type: 'OLI', level: 0, text: 'b', markups: [] },
      { type: 'PRE', text: 'x', markups: [] },
      { type: 'OLI', level: 0, text: 'c', markups: [], start: 10 },
    ])
  })

  it('keep paragraphs of one item together', () => {
    expect(read('<ul><li><p>a</p><p>b</p></li><li><input type="checkbox" checked>c</li></ul>')).toEqual([
      { type: 'ULI', level: 0, text: 'a\nb', markups: [] },
      { type: 'ULI', level: 0, isDone: true, text: 'c', markups: [] },
    ])
  })
})

describe('to-do lists', () => {
  const toDo = (text: string, isDone: boolean) => ({ type: 'ULI', level: 0, isDone, text, markups: [] })

  it('come from the boxes of HTML and those that Notion draws', () => {
    expect(
      read(
        '<ul><li><p><input type="checkbox"> a</p></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">b</span></li></ul>',
      ),
    ).toEqual([toDo('a', false), toDo('b', true)])
  })

  it('have their boxes in front; any other box is a sign', () => {
    expect(
      read('<p><input type="checkbox"> a</p><ul><li>b <input type="checkbox" checked> c</li></ul>'),
    ).toMatchObject([
      { type: 'P', text: '☐ a' },
      { type: 'ULI', text: 'b ☑ c' },
    ])
    expect(read('<ol><li><input type="checkbox" checked>d</li></ol>')).toMatchObject([{ text: '☑ d' }])
  })
})

describe('quotations', () => {
  it('are block quotes, or pull quotes when they say so', () => {
    expect(
      read(
        '<blockquote><p>a</p><cite>b</cite></blockquote><blockquote class="pullquote"><p>c</p><cite>d</cite></blockquote>',
      ),
    ).toEqual([
      { type: 'BQ', text: 'a', markups: [] },
      { type: 'BQ', text: 'b', markups: [{ type: 'EM', start: 0, end: 1 }] },
      { type: 'PQ', text: 'c\nd', markups: [{ type: 'EM', start: 2, end: 3 }] },
    ])
  })
})

describe('code and formulas', () => {
  it('keep their spaces and their language', () => {
    expect(read('<pre><code class="language-javascript">\nif (a) {\n  b &lt; c\n}\n</code></pre>')).toEqual([
      { type: 'PRE', text: 'if (a) {\n  b < c\n}', markups: [], language: 'js' },
    ])
    expect(read('<pre><code class="language-math">\\frac{1}{2}\n</code></pre>')).toEqual([
      { type: 'MATH', text: '\\frac{1}{2}' },
    ])
  })
})

describe('Markdown with footnotes', () => {
  it('becomes notes, and references to them', () => {
    const html = markdownHtml('A word[^1] and *one*.[^b]\n\n[^1]: The **first**.\n[^b]: The second.')
    expect(read(html)).toEqual([
      p(
        'A word1 and one.2',
        { type: 'A', start: 6, end: 7, href: '#fn-1' },
        { type: 'EM', start: 12, end: 15 },
        { type: 'A', start: 16, end: 17, href: '#fn-2' },
      ),
      { type: 'FOOTNOTE', label: '1', text: 'The first.', markups: [{ type: 'STRONG', start: 4, end: 9 }] },
      { type: 'FOOTNOTE', label: '2', text: 'The second.', markups: [] },
    ])
  })
})

describe('typed text', () => {
  const typed = { keepsNewlines: true, embedsAddresses: true }

  it('ends paragraphs at blank lines and lines at breaks', () => {
    expect(read('a\nb\n\n<strong>c</strong>\n<h2>d</h2>\ne<br />\nf', typed)).toEqual([
      p('a\nb'),
      p('c', { type: 'STRONG', start: 0, end: 1 }),
      { type: 'H2', text: 'd', markups: [] },
      p('e\nf'),
    ])
  })

  it('replaces an address with its content', () => {
    expect(
      read('a\n\nhttps://youtu.be/ex8fMxXJDJw\n\nb https://example.org', typed).map((item) => item.type),
    ).toEqual(['P', 'IFRAME', 'P'])
  })

  it('keeps code over several lines whole', () => {
    expect(read('a\n<code>x {\n\n  y\n}</code>\nb', typed)).toEqual([
      p('a'),
      { type: 'PRE', text: 'x {\n\n  y\n}', markups: [] },
      p('b'),
    ])
  })
})
