import { withoutEnd } from '../../../../schema/rules/cutting'
import { MAX_IMPORT_BYTES, MAX_SUBTITLE } from '../../../../schema/rules/limits'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { importNotes, importProblems } from '../../../../schema/wording/import-reasons'
import { Archive } from '../archive/archive'
import { archiveAddress } from '../archive/archive-address'
import { archivePicture } from '../archive/archive-entries'
import {
  type ExportEntry,
  ExportError,
  type ExportReader,
  type OpenOptions,
  type ReadEntry,
} from '../export-reader'
import { readHtml } from '../html-to-paragraphs'
import { plainText } from '../plain-text'
import { isZip, type SourceFile, textOfFile } from '../source-file'
import { languageOf, storyEntry } from '../story-entry'
import { contentOf } from './content'
import { type GhostExport, type GhostPost, readGhost } from './read-ghost'

const MOST_MB = MAX_IMPORT_BYTES / (1024 * 1024)

/** What an export writes where the address of its site belongs. */
const SITE = /__GHOST_URL__/g

interface Opened {
  json: string
  /** What there is to say about the file. */
  notes: readonly string[]
  /** What takes the place of the site's address. */
  site: string
  picture?: ExportReader['picture']
}

/**
 * Opens a Ghost export: the JSON, or an archive with it and its pictures. Rule: docs/rules/import.md, "Ghost".
 *
 * @throws ExportError
 */
export async function openGhost(file: SourceFile, options: OpenOptions): Promise<ExportReader> {
  const { json, notes, site, picture } = await open(file, options.site && withoutEnd(options.site, /\//))
  const ghost = readGhost(parsed(json.replace(SITE, site)))
  const authors = ghost.users.map(({ slug, name }) => ({ login: slug, displayName: name || slug }))
  function* entries(from: number): Generator<ExportEntry> {
    for (const [position, post] of ghost.posts.entries())
      if (position >= from) yield { position, ...readPost(post, ghost, { site, now: options.now, notes }) }
  }
  return {
    survey: { title: ghost.title, description: ghost.description, authors },
    entries,
    ...(picture ? { picture } : {}),
  }
}

async function open(file: SourceFile, site: string | undefined): Promise<Opened> {
  if (!(await isZip(file))) {
    if (file.size > MAX_IMPORT_BYTES)
      throw new ExportError('too-large', importProblems.ghost.tooLarge(MOST_MB))
    const { text: json, notes } = await textOfFile(file)
    return { json, notes, site: site ?? archiveAddress('').replace(/\/$/, '') }
  }
  const archive = await Archive.open(file)
  const candidates = archive.files.filter(({ path, fault }) => fault === undefined && /\.json$/i.test(path))
  const largest = candidates.toSorted((a, b) => b.size - a.size)[0]
  const json = largest && (await archive.text(largest.path, MAX_IMPORT_BYTES))
  if (largest === undefined || json === undefined)
    throw new ExportError('not-an-export', importProblems.ghost.noJson(MOST_MB))
  const folder = largest.path.slice(0, largest.path.lastIndexOf('/') + 1)
  return {
    json: json.text,
    notes: json.notes,
    site: archiveAddress(folder).replace(/\/$/, ''),
    picture: archivePicture(archive),
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new ExportError('not-json', importProblems.ghost.notJson)
  }
}

/** Reads a post or page. What only members could read comes in as a draft. */
function readPost(
  post: GhostPost,
  ghost: GhostExport,
  { site, now, notes: ofFile }: Pick<Opened, 'site' | 'notes'> & { now: number },
): ReadEntry {
  const { html, notes } = contentOf(post)
  const read = readHtml(withFeature(post) + html, { baseUrl: `${site}/`, embedsAddresses: true })
  const { body } = read
  const { state, note } = stateOf(post, now)
  const excerpt = plainText(post.excerpt)
  const [author, ...otherAuthors] = ghost.authorsOf(post.id)
  return storyEntry({
    guid: post.id,
    label: post.slug || post.id,
    title: plainText(post.title),
    ...(excerpt.length > MAX_SUBTITLE ? { excerpt } : { subtitle: excerpt }),
    body,
    tags: ghost.tagsOf(post.id),
    state,
    publishedAt: post.publishedAt,
    isSticky: post.isFeatured,
    picture: post.featureImage === '' || post.featureCaption !== '' ? undefined : featureOf(post),
    ...(post.socialImage === '' ? {} : { cardPicture: { src: post.socialImage, alt: '' } }),
    creator: author?.slug ?? '',
    otherAuthors: otherAuthors.map(({ slug, name }) => name || slug),
    isPartlyLocked: read.isPartlyLocked,
    ...(post.visibility === 'public' ? {} : { settings: { access: 'locked' } }),
    language: languageOf(body, ghost.language),
    canonicalUrl: post.canonicalUrl,
    notes: [...(note ? [note] : []), ...notes, ...ofFile, ...read.notes],
  })
}

const featureOf = ({ featureImage, featureAlt }: GhostPost) => ({ src: featureImage, alt: featureAlt })

/** A picture with a caption opens the text; one without is put there later, unless the text has it. */
const withFeature = ({ featureImage, featureAlt, featureCaption }: GhostPost): string =>
  featureImage === '' || featureCaption === ''
    ? ''
    : `<figure><img src="${escapeMarkup(featureImage)}" alt="${escapeMarkup(featureAlt)}"><figcaption>${featureCaption}</figcaption></figure>`

function stateOf(
  { status, visibility, publishedAt = 0 }: GhostPost,
  now: number,
): { state: 'draft' | 'scheduled' | 'published'; note?: string } {
  if (status === 'sent') return { state: 'draft', note: importNotes.onlySent }
  if (status !== 'published' && status !== 'scheduled')
    return { state: 'draft', note: importNotes.unpublished }
  if (visibility !== 'public') return { state: 'draft', note: importNotes.membersOnly }
  return publishedAt > now ? { state: 'scheduled', note: importNotes.scheduled } : { state: 'published' }
}
