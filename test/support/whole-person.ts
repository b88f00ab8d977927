import type { StoryBody } from '../../schema/story/paragraph'
import { Database } from '../../worker/data/database'
import { bodiesToExport, storiesToExport } from '../../worker/data/export/stories'
import { bodyOfArchive } from '../../worker/services/export/markdown/story-file'

type Rows = Record<string, unknown>[]

/** Keys that an import gives anew, or that are counted. */
const NAMED_ANEW = new Set(['name'])

/**
 * A body without what is called otherwise elsewhere: names of paragraphs, and links within the site, which an export
 * makes whole. Pictures are known by their content, so they stay.
 */
export function saidIn(body: StoryBody, origin: string): unknown {
  const whole = bodyOfArchive(body, origin, (id) => `media/${id}`)
  return whole.map((paragraph) =>
    JSON.parse(
      JSON.stringify(paragraph, (key, value: unknown) => (NAMED_ANEW.has(key) ? undefined : sorted(value))),
    ),
  )
}

/** An object with its keys in order, and markups in one order, so that equal ones are written equally. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'object' && one !== null && 'start' in one && 'end' in one)
      ? value.toSorted((a, b) => (JSON.stringify(sorted(a)) < JSON.stringify(sorted(b)) ? -1 : 1))
      : value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A story as its readers know it. */
async function storiesOf(db: Database, userId: string, origin: string) {
  const rows = await db.all(storiesToExport, userId, '', 1_000)
  const versions = await db.all(bodiesToExport, JSON.stringify(rows.map((row) => row.shownVersionId)))
  const bodies = new Map(versions.map(({ id, body }) => [id, JSON.parse(String(body)) as StoryBody]))
  return rows.map(({ id, shownVersionId, updatedAt: _u, publication: _p, slug: _s, ...row }) => ({
    id,
    key: `${row.title} ${row.createdAt}`,
    facts: row,
    body: saidIn(bodies.get(shownVersionId ?? '') ?? [], origin),
  }))
}

/**
 * Everything that somebody has and that an export brings back, by names instead of ids. Two people are equal whose
 * `whole` is equal.
 *
 * @param origin of the site that the texts were written on.
 */
export async function wholePerson(DB: D1Database, userId: string, origin: string) {
  const db = new Database(DB)
  const rows = async (sql: string): Promise<Rows> =>
    (await DB.prepare(sql).bind(userId).all()).results as Rows
  const stories = await storiesOf(db, userId, origin)
  const own = stories.filter(({ facts }) => facts.kind === 'story')
  const live = own.filter(({ facts: { state } }) => state !== 'trashed' && state !== 'removed')
  const keys = new Map(live.map(({ id, key }) => [id, key]))
  const tags = await rows(
    'SELECT post_id, tag_slug FROM post_tag JOIN post ON post.id = post_id WHERE post.creator_id = ? ORDER BY position',
  )
  const [profile = {}] = await rows(
    'SELECT bio, image_id, about, theme, pinned_post_id FROM user WHERE id = ?',
  )
  const items = await rows(
    'SELECT i.catalog_id, i.post_id, i.note, i.added_at FROM catalog_item i JOIN catalog c ON c.id = i.catalog_id WHERE c.creator_id = ? ORDER BY i.position, i.id',
  )
  const lists = await rows(
    "SELECT id, name, slug, description, type, visibility, created_at, updated_at, item_count FROM catalog WHERE creator_id = ? AND deleted_at IS NULL AND type IN ('list', 'reading-list') ORDER BY name, created_at",
  )
  const parts = await rows(
    'SELECT p.sequence_id, p.post_id FROM sequence_part p JOIN sequence s ON s.id = p.sequence_id WHERE s.creator_id = ? ORDER BY p.position',
  )
  const series = await rows(
    'SELECT id, title, description, image_id, image_alt, created_at, updated_at, published_at FROM sequence WHERE creator_id = ? AND deleted_at IS NULL ORDER BY title, created_at',
  )
  const highlights = await rows(
    'SELECT post_id, is_private, words, before, after, start, created_at FROM quote WHERE user_id = ? AND deleted_at IS NULL ORDER BY created_at, words, start',
  )
  const isOwn = ({ post_id }: Record<string, unknown>): boolean => keys.has(String(post_id))
  const named = ({ post_id, ...row }: Record<string, unknown>) => ({
    story: keys.get(String(post_id)),
    ...row,
  })
  type Row = Record<string, unknown>
  return {
    /** What can't come back: stories of others in it. */
    others: [...items, ...parts, ...highlights].filter((row) => !isOwn(row)).length,
    whole: {
      stories: live
        .map(({ id, facts, body, key }) => {
          const { id: _, ...said } = { ...facts, id }
          return {
            key,
            ...said,
            body,
            tags: tags.filter((tag) => tag.post_id === id).map(({ tag_slug }) => tag_slug),
          }
        })
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      profile: {
        ...profile,
        about: profile.about ? saidIn(JSON.parse(String(profile.about)) as StoryBody, origin) : null,
        pinned_post_id: keys.get(String(profile.pinned_post_id)) ?? null,
      } as Row,
      settings: await rows('SELECT name, value FROM user_preference WHERE user_id = ? ORDER BY name'),
      topics: await rows('SELECT tag_slug, created_at FROM tag_follow WHERE user_id = ? ORDER BY tag_slug'),
      lists: lists.map<Row>(({ id, item_count: _, ...list }) => ({
        ...list,
        items: items
          .filter((item) => item.catalog_id === id && isOwn(item))
          .map(({ catalog_id: _c, ...item }) => named(item)),
      })),
      series: series.map<Row>(({ id, ...one }) => ({
        ...one,
        parts: parts
          .filter((part) => part.sequence_id === id && isOwn(part))
          .map((part) => keys.get(String(part.post_id))),
      })),
      highlights: highlights.filter(isOwn).map(named),
    },
  }
}

/** Where two values differ, as `path: was, is`; at most some. */
export function differences(was: unknown, is: unknown, path = ''): string[] {
  if (JSON.stringify(sorted(was)) === JSON.stringify(sorted(is))) return []
  const areObjects = [was, is].every((one) => typeof one === 'object' && one !== null)
  if (!areObjects || Array.isArray(was) !== Array.isArray(is))
    return [`${path}: ${JSON.stringify(was)?.slice(0, 200)}, ${JSON.stringify(is)?.slice(0, 200)}`]
  const [a, b] = [was, is] as [Record<string, unknown>, Record<string, unknown>]
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return keys.flatMap((key) => differences(a[key], b[key], `${path}/${key}`)).slice(0, 40)
}
