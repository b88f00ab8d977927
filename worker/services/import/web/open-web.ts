import { importProblems } from '../../../../schema/wording/import-reasons'
import { MAX_STORY_FILE } from '../archive/archive-entries'
import {
  type ExportEntry,
  ExportError,
  type ExportReader,
  type OpenOptions,
  type ReadEntry,
} from '../export-reader'
import { htmlToParagraphs } from '../html-to-paragraphs'
import { plainText } from '../plain-text'
import { type SourceFile, textOfFile } from '../source-file'
import { languageOf, storyEntry } from '../story-entry'
import { type FeedEntry, readFeed } from './read-feed'
import { readPage } from './read-page'

/**
 * Opens a feed, RSS or Atom, or a single page. Its name is its address. Rule: docs/rules/import.md, "Feeds and pages".
 *
 * @throws ExportError
 */
export async function openWeb(file: SourceFile, { now, site }: OpenOptions): Promise<ExportReader> {
  if (file.size > MAX_STORY_FILE)
    throw new ExportError('too-large', importProblems.web.tooLarge(MAX_STORY_FILE / 1_000_000))
  const text = await textOfFile(file)
  const address = site ?? (URL.canParse(file.name) ? file.name : 'https://page.invalid/')
  if (!/^\s*<(?:\?xml|rss|feed|rdf:RDF)/.test(text)) {
    const page = { ...readPage(text, address), creator: '', state: 'published' as const }
    return {
      survey: { title: '', description: '', authors: [] },
      entries: (from) => (from > 0 ? [] : [{ position: 0, ...storyEntry(page) }]),
    }
  }
  const feed = readFeed(text)
  function* entries(from: number): Generator<ExportEntry> {
    for (const [position, entry] of feed.entries.entries())
      if (position >= from) yield { position, ...readFeedEntry(entry, address, now) }
  }
  return { survey: { title: feed.title, description: feed.description, authors: [] }, entries }
}

function readFeedEntry(entry: FeedEntry, address: string, now: number): ReadEntry {
  const link = URL.canParse(entry.link, address) ? new URL(entry.link, address).href : ''
  const body = htmlToParagraphs(entry.content, { baseUrl: link || address, embedsAddresses: true })
  const at = Date.parse(entry.date)
  return storyEntry({
    guid: entry.id || link || entry.title,
    label: link,
    title: plainText(entry.title),
    body,
    tags: entry.tags.map(plainText),
    state: at > now ? 'scheduled' : 'published',
    publishedAt: Number.isFinite(at) ? at : undefined,
    creator: entry.author,
    language: languageOf(body, ''),
    canonicalUrl: link,
    notes: [],
  })
}
