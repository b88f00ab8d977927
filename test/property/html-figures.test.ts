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

  /** A figure of a gallery: its picture leads to its file, as is usual. */
  const figure = (n: number, caption = '') =>
    `<figure><a href="https://e.org/full-${n}.jpg"><img src="https://e.org/${n}.jpg"></a>${caption && `<figcaption>${caption}</figcaption>`}</figure>`

  it.each([
    [
      'the block editor',
      `<figure class="wp-block-gallery has-nested-images columns-2">${figure(1, 'one')}${figure(2)}<figcaption>both</figcaption></figure>`,
    ],
    [
      'the block editor as it was',
      `<ul class="wp-block-gallery columns-2"><li>${figure(1, 'one')}</li><li>${figure(2)}</li></ul><p>both</p>`,
    ],
    [
      'a shortcode that was rendered',
      `<div class="gallery galleryid-5 gallery-columns-3"><dl><dt>${figure(1, 'one')}</dt></dl><dl><dt>${figure(2)}</dt></dl></div><p>both</p>`,
    ],
    [
      'Ghost',
      `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-row">${figure(1, 'one')}${figure(2)}</div><figcaption>both</figcaption></figure>`,
    ],
    [
      'Medium',
      `<div class="section-inner sectionLayout--outsetRow" data-paragraph-count="2">${figure(1, 'one')}${figure(2)}</div><p>both</p>`,
    ],
  ])('of a gallery of %s belong together and keep their captions', (_, html) => {
    expect(read(`${html}<img src="https://e.org/3.jpg">`)).toMatchObject([
      { type: 'IMG', src: 'https://e.org/1.jpg', text: 'one', gallery: 'start' },
      { type: 'IMG', src: 'https://e.org/2.jpg', text: '', gallery: 'continue' },
      { type: 'P', text: 'both' },
      { type: 'IMG', src: 'https://e.org/3.jpg' },
    ])
    const [first, , , alone] = read(`${html}<img src="https://e.org/3.jpg">`)
    expect(first).not.toHaveProperty('href')
    expect(alone).not.toHaveProperty('gallery')
  })

  it('of a gallery keep their links to other sites', () => {
    const linked = (n: number, href: string) => `<a href="${href}"><img src="https://e.org/${n}.jpg"></a>`
    const gallery = `<div class="wp-block-gallery">${linked(1, 'https://e.org/attachment/1')}${linked(2, 'https://shop.example/boat')}</div>`
    const [first, second] = read(gallery)
    expect(first).not.toHaveProperty('href')
    expect(second).toHaveProperty('href', 'https://shop.example/boat')
  })

  it('that are alone in a gallery make none', () => {
    const [picture, ...others] = read(`<figure class="wp-block-gallery">${figure(1)}</figure>`)
    expect(others).toEqual([])
    expect(picture).not.toHaveProperty('gallery')
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
