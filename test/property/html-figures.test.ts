import { describe, expect, it } from 'vitest'
import { p, read } from './read-html'

describe('tables', () => {
  it('have the same number of cells in every row', () => {
    const html = `<table><caption>Cap</caption><thead><tr><th>A<th style="text-align:right">B</thead>
      <tbody><tr><th rowspan="2">r</th><td align="right">1<br>2</td></tr><tr><td align="right">3</td></tr><tr><td colspan="2">w</td></tbody></table>`
    const cell = (text: string, ...markups: object[]) => ({ text, markups })
    expect(read(html)).toEqual([
      {
        type: 'TABLE',
        text: 'Cap',
        markups: [],
        align: [null, 'right'],
        head: [cell('A'), cell('B')],
        rows: [
          [cell('r', { type: 'STRONG', start: 0, end: 1 }), cell('1\n2')],
          [cell(''), cell('3')],
          [cell('w'), cell('')],
        ],
      },
    ])
  })

  it('used only for layout are read for their content', () => {
    expect(read('<table><tr><td><h2>a</h2><p>b</p></td></tr></table>')).toEqual([
      { type: 'H2', text: 'a', markups: [] },
      p('b'),
    ])
  })
})

describe('pictures', () => {
  it('keep their caption, width and link', () => {
    const html =
      '<figure class="alignwide"><a href="https://example.org/page"><img src="/a.jpg" alt="A" width="3" height="4"></a><figcaption>Some <em>words</em></figcaption></figure>'
    expect(read(html, { baseUrl: 'https://blog.example/2020/' })).toEqual([
      {
        type: 'IMG',
        text: 'Some words',
        markups: [{ type: 'EM', start: 5, end: 10 }],
        alt: 'A',
        layout: 'outset',
        src: 'https://blog.example/a.jpg',
        width: 3,
        height: 4,
        href: 'https://example.org/page',
      },
    ])
  })

  it('are taken one by one from a gallery, whose caption follows', () => {
    const html =
      '<figure class="wp-block-gallery"><ul><li><figure><img src="https://e.org/1.jpg"><figcaption>one</figcaption></figure></li><li><figure><img src="https://e.org/2.jpg"></figure></li></ul><figcaption>both</figcaption></figure>'
    expect(read(html).map((item) => [item.type, 'text' in item && item.text])).toEqual([
      ['IMG', 'one'],
      ['IMG', ''],
      ['P', 'both'],
    ])
  })

  it('don’t split a heading or an item', () => {
    expect(read('<h2>a <img src="https://e.org/1.jpg"> b</h2>').map((item) => item.type)).toEqual([
      'H2',
      'IMG',
    ])
  })
})

describe('frames and cards', () => {
  it('show allowed providers, and link to others', () => {
    expect(
      read(
        '<iframe src="https://www.youtube.com/embed/ex8fMxXJDJw" title="T" width="560" height="315"></iframe><iframe src="//other.example/x"></iframe>',
      ),
    ).toEqual([
      {
        type: 'IFRAME',
        text: '',
        markups: [],
        src: 'https://www.youtube-nocookie.com/embed/ex8fMxXJDJw',
        title: 'T',
        width: 560,
        height: 315,
      },
      {
        type: 'MIXTAPE_EMBED',
        href: 'https://other.example/x',
        title: 'other.example/x',
        description: '',
        site: 'other.example',
      },
    ])
  })

  it('read a link card', () => {
    expect(
      read('<div class="link-card"><a href="/@a/b"><strong>Title</strong><em>Words</em>Quire</a></div>'),
    ).toEqual([{ type: 'MIXTAPE_EMBED', href: '/@a/b', title: 'Title', description: 'Words', site: 'Quire' }])
  })
})
