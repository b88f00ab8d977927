import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'
import sax from 'sax'
import type { Format } from '../../../worker/services/import/formats'
import { type Seen, seenIn } from './conserved'

/** Contents of the posts and pages of a WordPress export. Shortcodes aren't words. */
function contentsOfWxr(xml: string): string[] {
  const contents: string[] = []
  const parser = sax.parser(true, {})
  let item: Record<string, string> = {}
  let name = ''
  parser.onopentag = (tag) => {
    name = tag.name
    if (name === 'item') item = {}
  }
  const add = (text: string) => {
    item[name] = (item[name] ?? '') + text
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = (tag) => {
    name = ''
    const isStory = /^(?:post|page)$/.test(item['wp:post_type'] ?? '') && item['wp:status'] !== 'trash'
    if (tag === 'item' && isStory) contents.push(item['content:encoded'] ?? '')
  }
  parser.write(xml).close()
  return contents.map((html) => html.replace(/\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/gi, ' '))
}

function htmlOfPage(page: string): string {
  const find = (node: DefaultTreeAdapterTypes.Node): string | undefined => {
    if ('attrs' in node && node.attrs.some(({ value }) => / ?e-content ?/.test(value))) return serialize(node)
    if (!('childNodes' in node)) return undefined
    for (const child of node.childNodes) {
      const html = find(child)
      if (html !== undefined) return html
    }
    return undefined
  }
  return find(parse(page)) ?? ''
}

/** The strings of an editor's document that are words or addresses. */
function htmlOfLexical(json: string): string {
  const parts: string[] = []
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string' && ['text', 'caption', 'code', 'html'].includes(key)) parts.push(value)
    if (typeof value === 'string' && ['src', 'url'].includes(key)) parts.push(`<a href="${value}"></a>`)
    return value
  })
  return parts.join(' ')
}

interface GhostRow {
  html: string | null
  lexical: string | null
}

/** What a real export shows, by a parser and nothing of the importers. */
export function sourceOf(format: Format, text: string): Seen {
  if (format === 'medium') return seenIn(htmlOfPage(text))
  if (format === 'wordpress') return seenIn(contentsOfWxr(text).join('\n'))
  const { db } = JSON.parse(text) as { db: [{ data: { posts: GhostRow[] } }] }
  return seenIn(
    db[0].data.posts.map(({ html, lexical }) => html ?? htmlOfLexical(lexical ?? '{}')).join('\n'),
  )
}
