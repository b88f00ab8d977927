import type { Markup, StoryBody } from '../../schema/story/paragraph'
import { decorationOf } from '../../worker/services/post/decorate'

/** The content other than stories, whatever their number. */
export const USERS = 500
export const COLLECTIONS = 50
export const TAGS = 200
/**
 * The number of writers who write a quarter of all stories, so that their lists are full in the small database too.
 */
const BUSY_WRITERS = 10
const PARAGRAPHS = 60
/**
 * The newest story's publication time: 2026-11-01T12:00:00Z. The others precede it at intervals of ten
 * minutes.
 */
export const NEWEST = Date.UTC(2026, 10, 1, 12)
const STORIES_A_BATCH = 500

/** The story that is discussed, and how often, in the small and in the large database. */
const DISCUSSED = 11
export const RESPONSES: readonly [small: number, large: number] = [100, 10_000]

/** The id of a story by its number. */
const storyId = (n: number): string => n.toString(16).padStart(12, '0')

/** A story's publication; every fifth has none. */
const storyPath = (n: number): string =>
  `/publication-${n % COLLECTIONS}/story-of-the-number-${n}-${storyId(n)}`

/** The stories, people and tags that the bench requests: they exist in a database of any size. */
export const SAMPLES = {
  /** Of publication 7. */
  story: storyPath(7),
  tag: '/tag/tag-7',
  profile: '/@writer-3',
  /** Who reads, and has a session: writer 3. */
  readerId: 'a00000000003',
  publication: '/publication-7',
  /** The number of a story that they have written. */
  own: 15,
  /** A story with responses. */
  discussed: storyPath(DISCUSSED),
  storyId,
  storyPath,
  /** The responses to a story. */
  responses: `/p/${storyId(DISCUSSED)}/responses`,
  /** When a story was published. */
  publishedAt: (n: number): number => NEWEST - n * 600_000,
}

const WORDS =
  'paper press margin letter column galley proof ink type measure leading folio quire sheet binding spine cover reader writer editor page line word sentence story river harbour winter morning light'.split(
    ' ',
  )

/** A sentence that is always the same for the same number. */
function sentence(seed: number): string {
  const words = Array.from({ length: 14 }, (_, i) => WORDS[(seed * 7 + i * i + i * seed) % WORDS.length])
  const text = words.join(' ')
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

const TEXT_LENGTH = 3

/** A story's text: headings, paragraphs with links and emphasis, a list, a quotation. */
export function bodyOf(variant: number, paragraphs = PARAGRAPHS): StoryBody {
  return Array.from({ length: paragraphs }, (_, i) => {
    const name = `p${i}`
    if (i % 12 === 0) return { type: 'H2', name, text: sentence(variant + i).slice(0, 40), markups: [] }
    if (i % 20 === 7) return { type: 'BQ', name, text: sentence(variant + i), markups: [] }
    if (i % 20 > 16) return { type: 'ULI', name, text: sentence(variant + i), markups: [], level: 0 }
    const text = Array.from({ length: TEXT_LENGTH }, (_, j) => sentence(variant + i * 5 + j)).join(' ')
    const markups: Markup[] = []
    if (i % 3 === 1) markups.push({ type: 'EM', start: 6, end: 18 })
    if (i % 4 === 2) markups.push({ type: 'A', start: 20, end: 32, href: 'https://example.com/a/source' })
    return { type: 'P', name, text, markups }
  })
}

/** Counts from ?1 to ?2 in the common table `n(i)`. D1 binds a number as a real, whose text ends in `.0`. */
export const NUMBERS =
  'WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)'

export const ID = (i: string): string => `printf('%012x', ${i})`
export const USER_ID = (i: string): string => `printf('a%011x', ${i})`
export const COLLECTION_ID = (i: string): string => `printf('c%011x', ${i})`
/** A story's writer, publication and time. Every fifth story has no publication. */
const WRITER = `CASE WHEN i % 4 = 3 THEN (i / 4) % ${BUSY_WRITERS} ELSE i % ${USERS} END`
const PUBLICATION = `CASE WHEN i % 5 = 4 THEN NULL ELSE ${COLLECTION_ID(`i % ${COLLECTIONS}`)} END`
const PUBLISHED = `${NEWEST} - i * 600000`
const SCORE = '((i * 7919) % 100003) / 100.0'

export const PEOPLE = [
  `${NUMBERS} INSERT INTO user (id, username, name, bio, created_at, follower_count)
   SELECT ${USER_ID('i')}, 'writer-' || i, 'Writer Number ' || i, 'Writes about the number ' || i || '.',
     ${NEWEST}, (i * 37) % 5000 FROM n`,
]

const PUBLICATIONS = [
  `${NUMBERS} INSERT INTO collection (id, slug, name, tagline, description, creator_id, follower_count, created_at)
   SELECT ${COLLECTION_ID('i')}, 'publication-' || i, 'Publication ' || i, 'The tagline of ' || i,
     'What publication ' || i || ' is about.', ${USER_ID('i')}, (i * 53) % 9000, ${NEWEST} FROM n`,
  `${NUMBERS} INSERT INTO collection_editor (collection_id, user_id, role, position)
   SELECT ${COLLECTION_ID('i')}, ${USER_ID('i')}, 'OWNER', 0 FROM n`,
]

const SUBJECTS = [
  `${NUMBERS} INSERT INTO tag (slug, name, description, follower_count, is_featured, created_at)
   SELECT 'tag-' || i, 'Tag ' || i, '', (i * 71) % 7000, i < 20, ${NEWEST} FROM n`,
]

const STORIES = [
  `${NUMBERS} INSERT INTO post (id, state, creator_id, collection_id, title, subtitle, slug, excerpt, version_id,
     revision, created_at, updated_at, first_published_at, latest_published_at, word_count, reading_time,
     clap_count, trending_score, featured_at, is_listed)
   SELECT ${ID('i')}, 'published', ${USER_ID(WRITER)}, ${PUBLICATION}, 'Story of the number ' || i,
     'What there is to say about the number ' || i, 'story-of-the-number-' || i, 'The first words of ' || i,
     printf('e%011x', i), 1, ${PUBLISHED}, ${PUBLISHED}, ${PUBLISHED}, ${PUBLISHED}, 2100, 480,
     i % 997, ${SCORE}, CASE WHEN i % 100 < 3 THEN ${PUBLISHED} END, 1 FROM n`,
]

const VERSIONS = [
  `${NUMBERS} INSERT INTO post_version (id, post_id, revision, title, body, created_at, decoration)
   SELECT printf('e%011x', i), ${ID('i')}, 1, 'Story of the number ' || i, ?3, ${PUBLISHED}, ?4 FROM n`,
]

const TAGGED = [0, 1, 2].map(
  (position) =>
    `${NUMBERS} INSERT INTO post_tag (post_id, tag_slug, position, collection_id, creator_id,
       first_published_at, trending_score, is_listed)
     SELECT ${ID('i')}, 'tag-' || ((i + ${position * 61}) % ${TAGS}), ${position}, ${PUBLICATION},
       ${USER_ID(WRITER)}, ${PUBLISHED}, ${SCORE}, 1 FROM n`,
)

const RESPONSE_ID = `printf('f%011x', i)`
const RESPONDED = `${NEWEST} + i * 1000`
/** Every seventh answers another one. The story has the id ?3. */
const PARENT = `CASE WHEN i % 7 = 6 THEN printf('f%011x', i - 1) ELSE ?3 END`
const RESPONSES_TO_ONE = [
  `${NUMBERS} INSERT INTO post (id, kind, state, creator_id, in_response_to_post_id, title, slug, excerpt, version_id,
     revision, created_at, updated_at, first_published_at, latest_published_at, word_count, reading_time,
     clap_count, response_count, trending_score)
   SELECT ${RESPONSE_ID}, 'response', 'published', ${USER_ID(`i % ${USERS}`)}, ${PARENT}, 'Response ' || i,
     'response-' || i, 'The first words of ' || i, printf('d%011x', i), 1, ${RESPONDED}, ${RESPONDED}, ${RESPONDED},
     ${RESPONDED}, 30, 10, i % 97, i % 7 = 5, 0 FROM n`,
  `${NUMBERS} INSERT INTO post_response (post_id, root_kind, root_id, parent_id, depth, author_id, source, status,
     is_counted, score, created_at)
   SELECT ${RESPONSE_ID}, 'post', ?3, ${PARENT}, 1 + (i % 7 = 6), ${USER_ID(`i % ${USERS}`)}, 'Response ' || i,
     'shown', 1, ((i * 7919) % 1009) / 100.0, ${RESPONDED} FROM n`,
]
const RESPONSE_VERSIONS = `${NUMBERS} INSERT INTO post_version (id, post_id, revision, title, body, created_at, decoration)
   SELECT printf('d%011x', i), ${RESPONSE_ID}, 1, 'Response ' || i, ?3, ${RESPONDED}, ?4 FROM n`
const COUNT_RESPONSES = 'UPDATE post SET response_count = ?1 WHERE id = ?2'

/** Counts, and lists made from the existing rows. */
const COUNTERS = [
  `UPDATE user SET post_count = (SELECT count(*) FROM post WHERE creator_id = user.id)`,
  `UPDATE collection SET post_count = (SELECT count(*) FROM post WHERE collection_id = collection.id)`,
  `UPDATE tag SET post_count = (SELECT count(*) FROM post_tag WHERE tag_slug = tag.slug)`,
  `INSERT INTO tag_writer (tag_slug, user_id, post_count, latest_post_at)
   SELECT tag_slug, creator_id, count(*), max(first_published_at) FROM post_tag GROUP BY 1, 2`,
  `INSERT INTO staff_pick (post_id, picked_at)
   SELECT id, first_published_at FROM post ORDER BY first_published_at DESC LIMIT 40`,
]

/**
 * Fills an empty, migrated database: this many stories of 60 paragraphs and three tags each, 500 people, 50
 * publications, 200 tags, and so many responses to one story. SQLite generates the rows itself; only the texts are transferred.
 */
export async function generate(
  db: D1Database,
  stories: number,
  responses: number,
  paragraphs = PARAGRAPHS,
): Promise<void> {
  const each = (sql: readonly string[], from: number, until: number, ...more: string[]) =>
    sql.map((statement) => db.prepare(statement).bind(from, until, ...more))
  await db.batch([
    ...each(PEOPLE, 0, USERS - 1),
    ...each(PUBLICATIONS, 0, COLLECTIONS - 1),
    ...each(SUBJECTS, 0, TAGS - 1),
  ])
  for (let from = 0; from < stories; from += STORIES_A_BATCH) {
    const last = Math.min(from + STORIES_A_BATCH, stories) - 1
    const body = bodyOf(from / STORIES_A_BATCH, paragraphs)
    const texts = [JSON.stringify(body), JSON.stringify(decorationOf(body))]
    await db.batch([...each([...STORIES, ...TAGGED], from, last), ...each(VERSIONS, from, last, ...texts)])
  }
  const words = bodyOf(0).slice(0, 2)
  await db.batch([
    ...each(RESPONSES_TO_ONE, 0, responses - 1, storyId(DISCUSSED)),
    ...each(
      [RESPONSE_VERSIONS],
      0,
      responses - 1,
      JSON.stringify(words),
      JSON.stringify(decorationOf(words)),
    ),
    db.prepare(COUNT_RESPONSES).bind(responses, storyId(DISCUSSED)),
  ])
  for (const sql of COUNTERS) await db.batch([db.prepare(sql)])
}
