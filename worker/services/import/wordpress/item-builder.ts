import { playableKind } from '../../../../schema/story/from-html/cards'
import { importNotes, importProblems } from '../../../../schema/wording/import-reasons'
import { sizeFromMetadata } from './picture-sizes'
import type { WxrItem } from './wxr'

/** The maximum characters of a content that could still be a story, with its markup. */
const MAX_CONTENT = 3_000_000

/** Elements of an item and the fields they fill. */
const FIELDS: Readonly<Record<string, string>> = {
  title: 'title',
  link: 'link',
  guid: 'guid',
  pubDate: 'pubDate',
  'dc:creator': 'creator',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'postId',
  'wp:post_parent': 'parentId',
  'wp:post_date': 'localDate',
  'wp:post_date_gmt': 'gmtDate',
  'wp:status': 'status',
  'wp:post_type': 'type',
  'wp:post_password': 'password',
  'wp:is_sticky': 'sticky',
  'wp:attachment_url': 'attachmentUrl',
}

const META: Readonly<Record<string, string>> = {
  _thumbnail_id: 'thumbnailId',
  _wp_attachment_image_alt: 'alt',
  _wp_attachment_metadata: 'metadata',
  footnotes: 'footnotes',
  _jetpack_newsletter_access: 'access',
}

/** What plug-ins remember of other sites' pages, and what the editor does of its own. */
const NOT_SHOWN = /^_(?:oembed|edit|elementor|wp_old|wp_attached)/
/** How much is read of a record that may name a recording. */
const LONGEST_RECORD = 20_000
const MOST_RECORDINGS = 10

/** `2010-07-26 02:40:01` in UTC, or nothing: drafts have `0000-00-00`. */
function readDate(text: string): number | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(text.trim())
  if (!match || match[1] === '0000') return undefined
  const at = Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}Z`)
  // February 31 is read as a day in March.
  return Number.isFinite(at) && new Date(at).getUTCDate() === Number(match[3]) ? at : undefined
}

/** Builds an item from the texts of its elements. */
export class ItemBuilder {
  readonly #fields = new Map<string, string>()
  readonly #terms: WxrItem['terms'] = []
  readonly #recordings: string[] = []
  #metaKey = ''
  #isTooLong = false
  readonly #repairs = new Set<string>()
  #fault: string | undefined

  constructor(readonly line: number) {}

  /** Whether an element's text is wanted. */
  wants(path: readonly string[]): boolean {
    const name = path.at(-1) ?? ''
    if (path.length === 1) return name in FIELDS || name === 'category'
    return path.length === 2 && path[0] === 'wp:postmeta' && this.#wantsMeta(name)
  }

  #wantsMeta(name: string): boolean {
    return name === 'wp:meta_key' || (name === 'wp:meta_value' && !NOT_SHOWN.test(this.#metaKey))
  }

  /** How much more text an element may have. */
  room(path: readonly string[], length: number): number {
    const isRecord = path.at(-1) === 'wp:meta_value' && !(this.#metaKey in META)
    if (isRecord) return Math.max(0, LONGEST_RECORD - length)
    const most = path.at(-1) === 'content:encoded' ? MAX_CONTENT : 1_000_000
    if (length >= most) this.#isTooLong = true
    return Math.max(0, most - length)
  }

  /** Records a repair. */
  repaired(what: string): void {
    this.#repairs.add(what)
  }

  /** Records that its elements aren't properly nested, so their positions can't be trusted any more. */
  broken(line: number, message: string): void {
    this.#fault ??= importProblems.line(line, message)
  }

  close(path: readonly string[], text: string, attributes: Readonly<Record<string, string>>): void {
    const name = path.at(-1) ?? ''
    if (name === 'wp:meta_key') this.#metaKey = text.trim()
    else if (name === 'wp:meta_value' && this.#metaKey in META) this.#set(META[this.#metaKey], text)
    else if (name === 'wp:meta_value') this.#findRecordings(text)
    else if (name === 'category') this.#terms.push({ domain: attributes.domain ?? '', name: text.trim() })
    else this.#set(FIELDS[name], text)
  }

  #findRecordings(text: string): void {
    for (const [address] of text.matchAll(/https?:\/\/[^\s"'<>\\|]{1,2000}/g)) {
      const isNew = playableKind(address) !== undefined && !this.#recordings.includes(address)
      if (isNew && this.#recordings.length < MOST_RECORDINGS) this.#recordings.push(address)
    }
  }

  #set(field: string | undefined, text: string): void {
    if (field !== undefined) this.#fields.set(field, text)
  }

  build(): WxrItem {
    const trimmed = (field: string) => (this.#fields.get(field) ?? '').trim()
    const size = sizeFromMetadata(trimmed('metadata'))
    const date = this.#date(trimmed)
    this.#countReplaced()
    return {
      line: this.line,
      title: trimmed('title'),
      link: trimmed('link'),
      guid: trimmed('guid'),
      creator: trimmed('creator'),
      content: this.#fields.get('content') ?? '',
      excerpt: trimmed('excerpt'),
      postId: trimmed('postId'),
      parentId: trimmed('parentId'),
      ...(date === undefined ? {} : { date }),
      status: trimmed('status'),
      type: trimmed('type'),
      isProtected: trimmed('password') !== '',
      isSticky: trimmed('sticky') === '1',
      terms: this.#terms,
      attachmentUrl: trimmed('attachmentUrl'),
      thumbnailId: trimmed('thumbnailId'),
      alt: trimmed('alt'),
      ...(size ? { size } : {}),
      footnotes: trimmed('footnotes'),
      recordings: this.#recordings,
      isLocked: /subscriber/.test(trimmed('access')),
      isTooLong: this.#isTooLong,
      repairs: [...this.#repairs],
      ...(this.#fault === undefined ? {} : { fault: this.#fault }),
    }
  }

  #date(trimmed: (field: string) => string): number | undefined {
    const published = Date.parse(trimmed('pubDate'))
    const dates = ['gmtDate', 'localDate'].map(trimmed).filter((text) => text !== '' && !/^0000/.test(text))
    const bad = dates.find((text) => readDate(text) === undefined)
    if (bad !== undefined) this.repaired(importNotes.noDate(bad.slice(0, 40)))
    const [first] = dates.flatMap((text) => readDate(text) ?? [])
    return first ?? (Number.isFinite(published) ? published : undefined)
  }

  /** The decoder replaces invalid bytes with its own character. */
  #countReplaced(): void {
    let count = 0
    for (const text of this.#fields.values()) count += text.split('\ufffd').length - 1
    if (count > 0) this.repaired(importNotes.characters(count))
  }
}
