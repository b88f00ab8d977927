import sax from 'sax'
import { importNotes, importProblems } from '../../../../schema/wording/import-reasons'
import { decodeText } from './decode-text'
import { ItemBuilder } from './item-builder'
import { type WxrAuthor, WxrError, type WxrItem } from './wxr'

/** Something that was read from an export. */
export type WxrEvent =
  | { kind: 'channel'; field: string; text: string }
  | { kind: 'author'; author: WxrAuthor }
  | { kind: 'item'; item: WxrItem }

/** Elements around the items. */
const FRAME: ReadonlySet<string> = new Set(['channel', 'rss'])

const CHANNEL = ['title', 'description', 'link', 'language', 'wp:wxr_version']

/**
 * Streams an export: it forgets whatever it has yielded, so a large file needs no more memory than its
 * largest item. A fault within an item affects only that item, which is repaired or marked as broken. A fault
 * outside the items ends it. Entities can't be declared, so entity expansion is impossible. Rule:
 * docs/rules/import.md, "What is mended".
 *
 * @throws WxrError if it isn't a well-formed export, with the line.
 */
export function* readWxr(chunks: readonly Uint8Array[]): Generator<WxrEvent> {
  const reader = new WxrReader()
  for (const text of decodeText(chunks)) {
    reader.write(text)
    yield* reader.take()
  }
  reader.end()
  yield* reader.take()
}

class WxrReader {
  readonly #parser = sax.parser(true, { position: true })
  /** Names of the open elements. */
  readonly #path: string[] = []
  readonly #events: WxrEvent[] = []
  #text: string | undefined
  #attributes: Record<string, string> = {}
  #item: ItemBuilder | undefined
  #author: Partial<WxrAuthor> | undefined
  #failure: WxrError | undefined
  #isExport = false

  constructor() {
    const parser = this.#parser
    parser.onerror = (error) => this.#mend(error.message.split('\n')[0] ?? importProblems.wordPress.malformed)
    parser.ondoctype = () => this.#fail('doctype', importProblems.wordPress.doctype)
    parser.onopentag = ({ name, attributes }) => this.#open(name, attributes as Record<string, string>)
    parser.onclosetag = (name) => this.#close(name)
    parser.ontext = (text) => this.#add(text)
    parser.oncdata = (text) => this.#add(text)
  }

  write(text: string): void {
    this.#guarded(() => this.#parser.write(text))
  }

  end(): void {
    this.#guarded(() => this.#parser.close())
    if (!this.#isExport) throw new WxrError('not-wxr', importProblems.wordPress.noItems)
  }

  take(): WxrEvent[] {
    return this.#events.splice(0)
  }

  #guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      // The parser throws again what it has reported.
      this.#fail('malformed', String(error instanceof Error ? error.message.split('\n')[0] : error))
    }
    if (this.#failure) throw this.#failure
  }

  /**
   * Continues after an error where that is possible; the parser has read the faulty character as text by
   * then.
   */
  #mend(message: string): void {
    const parser = this.#parser
    const isAmpersand = /^Invalid character (?:in )?entity/i.test(message)
    const { tagName = '' } = parser as { tagName?: string }
    const endsItem = FRAME.has(tagName) || /^Unclosed root|^Unexpected end/i.test(message)
    if (this.#item === undefined || endsItem) {
      // A lone ampersand does no harm in names of authors and categories either.
      if (!isAmpersand || /^Invalid character entity/.test(message)) this.#fail('malformed', message)
    } else if (isAmpersand) this.#item.repaired(importNotes.ampersand)
    else this.#item.broken(parser.line + 1, message)
    if (this.#failure === undefined) parser.error = null as unknown as Error
  }

  #fail(code: WxrError['code'], message: string): void {
    this.#failure ??= new WxrError(code, message, this.#parser.line + 1)
  }

  /** Names of the open elements below the channel, or below the item. */
  #below(): string[] {
    return this.#path.slice(this.#item ? 3 : 2)
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#path.push(name)
    if (this.#path.length === 1 && name !== 'rss')
      this.#fail('not-wxr', importProblems.wordPress.begins(name.slice(0, 40)))
    if (this.#path.length === 3 && name === 'item') this.#item = new ItemBuilder(this.#parser.line + 1)
    if (this.#path.length === 3 && name === 'wp:author') this.#author = {}
    this.#text = this.#isWanted(name) ? '' : undefined
    this.#attributes = attributes
  }

  #isWanted(name: string): boolean {
    if (this.#item) return this.#item.wants(this.#below())
    if (this.#author) return name === 'wp:author_login' || name === 'wp:author_display_name'
    return this.#path.length === 3 && CHANNEL.includes(name)
  }

  #add(text: string): void {
    if (this.#text === undefined) return
    const room = this.#item?.room(this.#below(), this.#text.length) ?? 100_000 - this.#text.length
    this.#text += text.slice(0, Math.max(0, room))
  }

  #close(name: string): void {
    const text = this.#text
    if (text !== undefined) this.#closeText(name, text)
    this.#text = undefined
    if (this.#path.length === 3 && this.#item) this.#closeItem(this.#item)
    if (this.#path.length === 3 && this.#author && name === 'wp:author') this.#closeAuthor(this.#author)
    this.#path.pop()
  }

  #closeText(name: string, text: string): void {
    if (this.#item) this.#item.close(this.#below(), text, this.#attributes)
    else if (this.#author) this.#author[name === 'wp:author_login' ? 'login' : 'displayName'] = text.trim()
    else this.#events.push({ kind: 'channel', field: name, text: text.trim() })
    if (name === 'wp:wxr_version') this.#isExport = true
  }

  #closeItem(builder: ItemBuilder): void {
    const item = builder.build()
    this.#item = undefined
    if (item.type !== '') this.#isExport = true
    this.#events.push({ kind: 'item', item })
  }

  #closeAuthor({ login = '', displayName = '' }: Partial<WxrAuthor>): void {
    this.#author = undefined
    if (login !== '')
      this.#events.push({ kind: 'author', author: { login, displayName: displayName || login } })
  }
}
