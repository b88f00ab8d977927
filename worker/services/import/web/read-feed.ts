import sax from 'sax'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { importProblems } from '../../../../schema/wording/import-reasons'
import { ExportError } from '../export-reader'

/** An entry of a feed, RSS or Atom. Its title and content are HTML. */
export interface FeedEntry {
  id: string
  title: string
  link: string
  date: string
  authors: string[]
  content: string
  tags: string[]
  /** Shorter texts beside its content. */
  others: string[]
  /** The address of a picture that stands for it; empty if it has none. */
  picture: string
  /** Recordings, films, pictures and other files that belong to it. */
  files: FeedFile[]
}

export interface FeedFile {
  address: string
  /** Its content type; empty if unknown. */
  type: string
  title: string
}

export interface Feed {
  title: string
  description: string
  entries: FeedEntry[]
}

/** Elements of an entry, by the field that they fill; of several, the longest content and the first of all others. */
const FIELDS: Readonly<Record<string, 'id' | 'title' | 'link' | 'date' | 'content'>> = {
  guid: 'id',
  id: 'id',
  title: 'title',
  link: 'link',
  pubDate: 'date',
  published: 'date',
  'dc:date': 'date',
  'content:encoded': 'content',
  content: 'content',
  description: 'content',
  summary: 'content',
  'itunes:summary': 'content',
}

const AUTHORS = new Set(['dc:creator', 'name', 'author', 'itunes:author'])

const MOST_ENTRIES = 2_000
const MOST_FILES = 20
const MOST_TEXTS = 20
const MOST_AUTHORS = 100

/** How the text of an element of Atom is meant. */
type TextType = 'text' | 'html' | 'xhtml'

const typeOf = (name: string, type: string | undefined, isAtom: boolean): TextType => {
  if (!isAtom || !/^(?:title|content|summary|subtitle)$/.test(name)) return 'html'
  if (type === 'xhtml' || type === 'application/xhtml+xml') return 'xhtml'
  return type === 'html' || type === 'text/html' ? 'html' : 'text'
}

class FeedReader {
  readonly feed: Feed = { title: '', description: '', entries: [] }
  readonly #path: string[] = []
  #entry: FeedEntry | undefined
  #text: string[] = []
  #isFeed = false
  #isAtom = false
  /** The element whose content is markup of its own, and how deep it is. */
  #markup: { depth: number } | undefined
  #type: TextType = 'html'

  get isFeed(): boolean {
    return this.#isFeed
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#path.length === 0) {
      this.#isFeed = name === 'rss' || name === 'feed' || name === 'rdf:RDF'
      this.#isAtom = name === 'feed'
    }
    this.#path.push(name)
    if (this.#markup) this.#openMarkup(name, attributes)
    else this.#openField(name, attributes)
  }

  #openField(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#text = []
    this.#type = typeOf(name, attributes.type, this.#isAtom)
    if (this.#type === 'xhtml') this.#markup = { depth: this.#path.length }
    if (name === 'item' || name === 'entry')
      this.#entry = {
        id: '',
        title: '',
        link: '',
        date: '',
        authors: [],
        content: '',
        tags: [],
        others: [],
        picture: '',
        files: [],
      }
    if (this.#entry) this.#attributes(this.#entry, name, attributes)
  }

  #attributes(entry: FeedEntry, name: string, attributes: Readonly<Record<string, string>>): void {
    const { rel = 'alternate', href, url, term, label, src, type = '', title = '' } = attributes
    if (name === 'link' && href && rel === 'alternate') entry.link ||= href
    if (name === 'category' && term) entry.tags.push(label || term)
    if (name === 'itunes:image' || name === 'media:thumbnail') entry.picture ||= href ?? url ?? ''
    const isFile =
      (name === 'link' && rel === 'enclosure') || name === 'enclosure' || name === 'media:content'
    const address = isFile ? (href ?? url) : name === 'content' ? src : undefined
    if (address && entry.files.length < MOST_FILES && !entry.files.some((file) => file.address === address))
      entry.files.push({ address, type, title })
  }

  /** Elements of XHTML become HTML again. */
  #openMarkup(name: string, attributes: Readonly<Record<string, string>>): void {
    const given = Object.entries(attributes).filter(([key]) => !key.startsWith('xmlns'))
    const attrs = given.map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('')
    this.#text.push(`<${localName(name)}${attrs}>`)
  }

  add(text: string): void {
    this.#text.push(this.#markup || this.#type === 'text' ? escapeMarkup(text) : text)
  }

  close(name: string): void {
    if (this.#markup && this.#path.length > this.#markup.depth) {
      this.#path.pop()
      if (!VOID.has(localName(name))) this.#text.push(`</${localName(name)}>`)
      return
    }
    const text = this.#text.join('').trim()
    const isPlain = this.#type === 'text'
    this.#markup = undefined
    this.#type = 'html'
    this.#text = []
    this.#path.pop()
    if (name === 'item' || name === 'entry') this.#closeEntry()
    else if (this.#entry) this.#fill(this.#entry, name, text, isPlain)
    else if (this.#path.length <= 2 && name === 'title') this.feed.title ||= text
    else if (this.#path.length <= 2 && (name === 'description' || name === 'subtitle'))
      this.feed.description ||= text
  }

  #fill(entry: FeedEntry, name: string, text: string, isPlain: boolean): void {
    if (text === '') return
    if (name === 'category') entry.tags.push(text)
    if (AUTHORS.has(name) && entry.authors.length < MOST_AUTHORS && !entry.authors.includes(text))
      entry.authors.push(text)
    const field = FIELDS[name]
    if (field === 'content') {
      const html = isPlain ? linesHtml(text) : text
      const [longer, shorter] =
        html.length > entry.content.length ? [html, entry.content] : [entry.content, html]
      entry.content = longer
      if (shorter !== '' && entry.others.length < MOST_TEXTS) entry.others.push(shorter)
      else if (shorter !== '') entry.content += `<p>${shorter}</p>`
    } else if (field) entry[field] ||= text
    else if (name === 'updated') entry.date ||= text
  }

  #closeEntry(): void {
    if (this.#entry && this.feed.entries.length < MOST_ENTRIES) this.feed.entries.push(this.#entry)
    this.#entry = undefined
  }
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Plain text with its lines; its signs are escaped already. */
const linesHtml = (text: string): string =>
  text
    .split(/\n[ \t]*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')

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
