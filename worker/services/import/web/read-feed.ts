import sax from 'sax'
import { importProblems } from '../../../../schema/wording/import-reasons'
import { ExportError } from '../export-reader'

/** An entry of a feed, RSS or Atom. */
export interface FeedEntry {
  id: string
  title: string
  link: string
  date: string
  author: string
  content: string
  tags: string[]
}

export interface Feed {
  title: string
  description: string
  entries: FeedEntry[]
}

/** Elements of an entry, by the field that they fill; of several, the longest content and the first of all others. */
const FIELDS: Readonly<Record<string, 'id' | 'title' | 'link' | 'date' | 'author' | 'content'>> = {
  guid: 'id',
  id: 'id',
  title: 'title',
  link: 'link',
  pubDate: 'date',
  published: 'date',
  'dc:date': 'date',
  'dc:creator': 'author',
  name: 'author',
  'content:encoded': 'content',
  content: 'content',
  description: 'content',
  summary: 'content',
}

const MOST_ENTRIES = 2_000

class FeedReader {
  readonly feed: Feed = { title: '', description: '', entries: [] }
  readonly #path: string[] = []
  #entry: FeedEntry | undefined
  #text: string[] = []
  #isFeed = false

  get isFeed(): boolean {
    return this.#isFeed
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#path.length === 0) this.#isFeed = name === 'rss' || name === 'feed' || name === 'rdf:RDF'
    this.#path.push(name)
    this.#text = []
    if (name === 'item' || name === 'entry')
      this.#entry = { id: '', title: '', link: '', date: '', author: '', content: '', tags: [] }
    const { rel = 'alternate', href, term } = attributes
    if (this.#entry && name === 'link' && href && rel === 'alternate') this.#entry.link ||= href
    if (this.#entry && name === 'category' && term) this.#entry.tags.push(term)
  }

  add(text: string): void {
    this.#text.push(text)
  }

  close(name: string): void {
    const text = this.#text.join('').trim()
    this.#text = []
    this.#path.pop()
    if (name === 'item' || name === 'entry') this.#closeEntry()
    else if (this.#entry) this.#fill(this.#entry, name, text)
    else if (this.#path.length <= 2 && name === 'title') this.feed.title ||= text
    else if (this.#path.length <= 2 && (name === 'description' || name === 'subtitle'))
      this.feed.description ||= text
  }

  #fill(entry: FeedEntry, name: string, text: string): void {
    if (name === 'category' && text !== '') entry.tags.push(text)
    const field = FIELDS[name]
    if (field === 'content') entry.content = text.length > entry.content.length ? text : entry.content
    else if (field) entry[field] ||= text
    else if (name === 'updated') entry.date ||= text
  }

  #closeEntry(): void {
    if (this.#entry && this.feed.entries.length < MOST_ENTRIES) this.feed.entries.push(this.#entry)
    this.#entry = undefined
  }
}

/** Reads a feed. A fault within it is passed over where that is possible. @throws ExportError if it is none. */
export function readFeed(xml: string): Feed {
  const parser = sax.parser(true, {})
  const reader = new FeedReader()
  parser.ondoctype = () => {
    throw new ExportError('doctype', importProblems.web.doctype)
  }
  parser.onerror = () => {
    parser.error = null as unknown as Error
  }
  parser.onopentag = ({ name, attributes }) => reader.open(name, attributes as Record<string, string>)
  parser.onclosetag = (name) => reader.close(name)
  parser.ontext = (text) => reader.add(text)
  parser.oncdata = (text) => reader.add(text)
  for (let at = 0; at < xml.length; at += 65_536) parser.write(xml.slice(at, at + 65_536))
  if (!reader.isFeed) throw new ExportError('not-an-export', importProblems.web.notAFeed)
  return reader.feed
}
