import { importProblems } from '../../../../schema/wording/import-reasons'
import { ExportError } from '../export-reader'

/** A post or page of an export. */
export interface GhostPost {
  id: string
  title: string
  slug: string
  html: string
  lexical: string
  mobiledoc: string
  plaintext: string
  status: string
  visibility: string
  publishedAt?: number
  excerpt: string
  canonicalUrl: string
  isFeatured: boolean
  featureImage: string
  featureAlt: string
  featureCaption: string
  /** The picture of its cards elsewhere; empty if it has none of its own. */
  socialImage: string
}

export interface GhostExport {
  title: string
  description: string
  language: string
  posts: GhostPost[]
  users: { slug: string; name: string }[]
  /** Names of a post's public tags, in their order. */
  tagsOf: (postId: string) => string[]
  /** A post's authors, the first one first. */
  authorsOf: (postId: string) => { slug: string; name: string }[]
}

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** ISO dates, or milliseconds in exports of old versions. */
function time(value: unknown): number | undefined {
  const at = typeof value === 'number' ? value : Date.parse(text(value))
  return Number.isFinite(at) && at > 0 ? at : undefined
}

const rows = (data: Row, table: string): Row[] => {
  const value = data[table]
  return Array.isArray(value) ? value.filter(isRow) : []
}

/** The tables of an export, which old and new versions wrap differently. */
function tablesOf(json: unknown): Row {
  const db = isRow(json) ? json.db : undefined
  const first = Array.isArray(db) ? db[0] : json
  const data = isRow(first) && isRow(first.data) ? first.data : first
  if (isRow(data) && Array.isArray(data.posts)) return data
  throw new ExportError('not-an-export', importProblems.ghost.notAnExport)
}

/** Reads an export. @throws ExportError if it is none. */
export function readGhost(json: unknown): GhostExport {
  const data = tablesOf(json)
  const settings = new Map(rows(data, 'settings').map((row) => [text(row.key), text(row.value)]))
  const meta = new Map(rows(data, 'posts_meta').map((row) => [text(row.post_id), row]))
  const users = new Map(rows(data, 'users').map((row) => [text(row.id), row]))
  const tags = new Map(rows(data, 'tags').map((row) => [text(row.id), row]))
  const taggings = joined(rows(data, 'posts_tags'), 'tag_id')
  const authors = joined(rows(data, 'posts_authors'), 'author_id')
  const firstAuthors = new Map(rows(data, 'posts').map((row) => [text(row.id), text(row.author_id)]))
  return {
    title: settings.get('title') ?? '',
    description: settings.get('description') ?? '',
    language: settings.get('locale') ?? settings.get('lang') ?? '',
    posts: rows(data, 'posts').map((row) => postOf(row, meta.get(text(row.id)) ?? {})),
    users: [...users.values()].map((row) => ({ slug: text(row.slug), name: text(row.name) })),
    tagsOf: (postId) =>
      (taggings.get(postId) ?? []).flatMap((id) => {
        const tag = tags.get(id)
        const name = text(tag?.name)
        // Names with a hash are for the site's own use.
        return name === '' || name.startsWith('#') || tag?.visibility === 'internal' ? [] : [name]
      }),
    authorsOf: (postId) =>
      (authors.get(postId) ?? [firstAuthors.get(postId) ?? '']).flatMap((id) => {
        const user = users.get(id)
        return user ? [{ slug: text(user.slug), name: text(user.name) }] : []
      }),
  }
}

/** Post → the ids that a table joins to it, in their order. */
function joined(table: readonly Row[], column: string): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  const order = (row: Row) => Number(row.sort_order ?? 0)
  for (const row of table.toSorted((a, b) => order(a) - order(b))) {
    const postId = text(row.post_id)
    ids.set(postId, [...(ids.get(postId) ?? []), text(row[column])])
  }
  return ids
}

function postOf(row: Row, meta: Row): GhostPost {
  const publishedAt = time(row.published_at)
  return {
    id: text(row.id) || text(row.uuid),
    title: text(row.title),
    slug: text(row.slug),
    html: text(row.html),
    lexical: text(row.lexical),
    mobiledoc: text(row.mobiledoc),
    plaintext: text(row.plaintext),
    status: text(row.status),
    visibility: text(row.visibility) || 'public',
    ...(publishedAt === undefined ? {} : { publishedAt }),
    excerpt: text(row.custom_excerpt),
    canonicalUrl: text(row.canonical_url),
    isFeatured: row.featured === true || row.featured === 1,
    featureImage: text(row.feature_image) || text(row.image),
    featureAlt: text(meta.feature_image_alt),
    featureCaption: text(meta.feature_image_caption),
    socialImage:
      [meta.og_image, row.og_image, meta.twitter_image, row.twitter_image].map(text).find(Boolean) ?? '',
  }
}
