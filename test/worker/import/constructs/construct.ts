import type { Format } from '../../../../worker/services/import/formats'
import { mediumPage, zipOf } from '../archives'
import { type WxrItemInput, wxr } from '../wxr'

/** A small file with one thing in it that was once lost on the way in. */
export interface Construct {
  name: string
  format: Format
  /** The name that the file is uploaded with. */
  fileName: string
  file: () => string | Uint8Array | Promise<string | Uint8Array>
  /** What readers of the source see of it, as plain HTML. */
  shows: string
  /** What the body is, where more is to be said than that everything is there. */
  body?: readonly object[]
  /** What the story is. */
  story?: object
  /** A property that the story doesn't have. */
  without?: string
  /** What a note says. */
  notes?: readonly (string | RegExp)[]
}

type Expected = Pick<Construct, 'body' | 'story' | 'notes' | 'without'>

/** An article on a page; it shows itself unless something else is given. */
export const page = (
  name: string,
  html: string,
  expected: Expected & { shows?: string } = {},
): Construct => ({
  name,
  format: 'web',
  fileName: 'https://old.example/page',
  file: () => `<!DOCTYPE html><html lang="en"><body><article><h1>Tide</h1>${html}</article></body></html>`,
  shows: html,
  ...expected,
})

export const markdown = (
  name: string,
  file: string,
  shows: string,
  { fileName = 'story.md', ...expected }: Expected & { fileName?: string } = {},
): Construct => ({ name, format: 'markdown', fileName, file: () => file, shows, ...expected })

/** An item of a WordPress export, with other items of the same file. */
export const post = (
  name: string,
  item: WxrItemInput,
  {
    shows = item.content ?? '',
    others = [],
    ...expected
  }: Expected & { shows?: string; others?: WxrItemInput[] } = {},
): Construct => ({
  name,
  format: 'wordpress',
  fileName: 'export.xml',
  file: () => wxr([item, ...others]),
  shows,
  ...expected,
})

type Row = Readonly<Record<string, unknown>>

const ghostFile = (row: Row, tables: Row = {}): string =>
  JSON.stringify({
    db: [{ data: { posts: [{ id: 'p1', title: 'Tide', status: 'published', ...row }], ...tables } }],
  })

/** A post of Ghost. */
export const ghost = (
  name: string,
  row: Row,
  { shows = String(row.html ?? ''), tables, ...expected }: Expected & { shows?: string; tables?: Row } = {},
): Construct => ({
  name,
  format: 'ghost',
  fileName: 'ghost.json',
  file: () => ghostFile(row, tables),
  shows,
  ...expected,
})

/** A card of Ghost's editor, with a paragraph before and after it. */
export const card = (name: string, node: Row, shows: string, expected: Expected = {}): Construct => {
  const words = (text: string) => ({ type: 'paragraph', children: [{ type: 'extended-text', text }] })
  const lexical = JSON.stringify({
    root: { type: 'root', children: [words('Before.'), node, words('After.')] },
  })
  return ghost(name, { lexical }, { shows: `<p>Before.</p>${shows}<p>After.</p>`, ...expected })
}

/** A page of Substack, with its row in the list. */
export const letter = (
  name: string,
  html: string,
  { shows = html, row = {}, ...expected }: Expected & { shows?: string; row?: Record<string, string> } = {},
): Construct => {
  const cells = {
    post_id: '1.tide',
    post_date: '2024-02-03T04:05:06.000Z',
    is_published: 'true',
    type: 'newsletter',
    audience: 'everyone',
    title: 'Tide',
    ...row,
  }
  const csv = `${Object.keys(cells).join(',')}\n${Object.values(cells)
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(',')}\n`
  return {
    name,
    format: 'substack',
    fileName: 'export.zip',
    file: () => zipOf({ 'posts.csv': csv, 'posts/1.tide.html': html }),
    shows,
    ...expected,
  }
}

/** What a script of Substack would have shown. */
export const attrs = (
  name: string,
  className: string,
  data: Row,
  shows: string,
  expected: Expected = {},
): Construct =>
  letter(
    name,
    `<p>Before.</p><div class="${className}" data-attrs="${JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`,
    { shows: `<p>Before.</p>${shows}`, ...expected },
  )

export const medium = (name: string, html: string, expected: Expected = {}): Construct => ({
  name,
  format: 'medium',
  fileName: 'story.html',
  file: () => (html.includes('<article') ? html : mediumPage({ body: html })),
  shows: html.includes('<article') ? '' : html,
  ...expected,
})

/** An entry of a feed. */
export const rss = (name: string, item: string, shows: string, expected: Expected = {}): Construct => ({
  name,
  format: 'web',
  fileName: 'https://old.example/feed',
  file: () =>
    `<?xml version="1.0"?><rss version="2.0" xmlns:content="c" xmlns:dc="d" xmlns:media="m" xmlns:itunes="i"><channel><title>Shore</title><item><title>Tide</title><guid>g1</guid>${item}</item></channel></rss>`,
  shows,
  ...expected,
})

export const atom = (name: string, entry: string, shows: string, expected: Expected = {}): Construct => ({
  name,
  format: 'web',
  fileName: 'https://old.example/atom',
  file: () =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Shore</title><entry><title>Tide</title><id>urn:1</id>${entry}</entry></feed>`,
  shows,
  ...expected,
})
