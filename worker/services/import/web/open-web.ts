import { onOneLine } from '../../../../schema/rules/clean-text'
import { MAX_EXCERPT } from '../../../../schema/rules/limits'
import { safeWebAddress } from '../../../../schema/rules/links'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { playableKind } from '../../../../schema/story/from-html/cards'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { bodyText } from '../../../../schema/story/text'
import { importNotes, importProblems } from '../../../../schema/wording/import-reasons'
import { MAX_STORY_FILE } from '../archive/archive-entries'
import {
  type ExportEntry,
  ExportError,
  type ExportReader,
  type OpenOptions,
  type ReadEntry,
} from '../export-reader'
import { readHtml } from '../html-to-paragraphs'
import { plainText } from '../plain-text'
import { nameBeside } from '../public-names'
import { type SourceFile, textOfFile } from '../source-file'
import { languageOf, storyEntry } from '../story-entry'
import { isMediumAt, isPictureAt } from './media-address'
import { type FeedEntry, type FeedFile, readFeed } from './read-feed'
import { readPage } from './read-page'

/**
 * Opens a feed, RSS or Atom, or a single page. Its name is its address. Rule: docs/rules/import.md, "Feeds and pages".
 *
 * @throws ExportError
 */
export async function openWeb(file: SourceFile, { now, site }: OpenOptions): Promise<ExportReader> {
  if (file.size > MAX_STORY_FILE)
    throw new ExportError('too-large', importProblems.web.tooLarge(MAX_STORY_FILE / 1_000_000))
  const { text, notes } = await textOfFile(file)
  const address = site ?? (URL.canParse(file.name) ? file.name : 'https://page.invalid/')
  if (!/^\s{0,100}<(?:\?xml|rss|feed|rdf:RDF)/.test(text) || isPageOfXml(text)) {
    const page = readPage(text, address)
    const story = { ...page, state: 'published' as const, notes: [...page.notes, ...notes] }
    return {
      survey: { title: '', description: '', authors: [] },
      entries: (from) => (from > 0 ? [] : [{ position: 0, ...storyEntry(story) }]),
    }
  }
  const feed = readFeed(text)
  function* entries(from: number): Generator<ExportEntry> {
    for (const [position, entry] of feed.entries.entries())
      if (position >= from) yield { position, ...readFeedEntry(entry, { address, now, notes }) }
  }
  return { survey: { title: feed.title, description: feed.description, authors: [] }, entries }
}

/** A page of XHTML begins as a feed may. */
const isPageOfXml = (text: string): boolean =>
  /^\s{0,100}<\?xml[^>]{0,300}>[^<]{0,200}(?:<!DOCTYPE\s+html\b[^>]{0,400}>[^<]{0,200})?<html[\s>]/i.test(
    text,
  )

interface Around {
  address: string
  now: number
  notes: readonly string[]
}

function readFeedEntry(entry: FeedEntry, { address, now, notes }: Around): ReadEntry {
  const link = URL.canParse(entry.link, address) ? new URL(entry.link, address).href : ''
  const isMedium = isMediumAt(link) || entry.files.some((file) => file.address === entry.link)
  const files = entry.files.filter((file) => !entry.content.includes(file.address)).map(fileHtml)
  const {
    body,
    isPartlyLocked,
    notes: lost,
  } = readHtml(files.join('') + entry.content, {
    baseUrl: link || address,
    embedsAddresses: true,
  })
  const at = Date.parse(entry.date)
  // Who is named twice, with an address and by a name, is called by the name.
  const authors = entry.authors.toSorted(
    (a, b) => Number(nameBeside(a) === '') - Number(nameBeside(b) === ''),
  )
  const [creator = '', ...otherAuthors] = authors
  const { excerpt, left } = summaryOf(entry, body)
  return storyEntry({
    guid: entry.id || link || entry.title,
    label: link,
    title: plainText(entry.title),
    body,
    tags: entry.tags.map(plainText),
    state: at > now ? 'scheduled' : 'published',
    publishedAt: Number.isFinite(at) ? at : undefined,
    creator: onOneLine(creator),
    otherAuthors: otherAuthors.filter((name) => nameBeside(name) !== ''),
    isPartlyLocked,
    excerpt,
    ...(safeWebAddress(entry.picture) === undefined ? {} : { cardPicture: { src: entry.picture, alt: '' } }),
    language: languageOf(body, ''),
    // A recording isn't where its story was published first.
    canonicalUrl: isMedium ? '' : link,
    notes: [...notes, ...lost, ...left],
  })
}

const squeezed = (words: string): string => words.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()

/** What an entry says beside its text: a short one is its excerpt, any other is named. */
function summaryOf({ others }: FeedEntry, body: StoryBody): { excerpt: string; left: string[] } {
  const whole = squeezed(bodyText(body))
  const texts = others.map(plainText).filter((text) => !whole.includes(squeezed(text)))
  const [first = '', ...rest] = [...new Set(texts)]
  const isShort = first.length <= MAX_EXCERPT
  const left = isShort ? rest : [first, ...rest]
  return { excerpt: isShort ? first : '', left: left.map((text) => importNotes.words(text.slice(0, 2_000))) }
}

/** A file that belongs to an entry, as what shows or plays it, otherwise as a link. */
function fileHtml({ address, type, title }: FeedFile): string {
  const src = escapeMarkup(address)
  const named = title === '' ? '' : ` title="${escapeMarkup(title)}"`
  const [kind] = type.split('/')
  if (kind === 'image' || (kind === '' && isPictureAt(address)))
    return `<img src="${src}" alt="${escapeMarkup(title)}">`
  const plays = kind === 'audio' || kind === 'video' ? kind : playableKind(address)
  if (plays) return `<${plays} src="${src}"${named}></${plays}>`
  return `<p><a href="${src}">${escapeMarkup(title) || src}</a></p>`
}
