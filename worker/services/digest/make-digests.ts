import { digestUntil, MOST_IN_DIGEST, nextDigest } from '../../../schema/rules/digests'
import { MOST_LETTER_SUBJECT } from '../../../schema/rules/letter-content'
import { DAY } from '../../../schema/rules/time-units'
import { shorten } from '../../../schema/story/text'
import { digestWording } from '../../../schema/wording/digest'
import { dueDigests, lettersOfWeek } from '../../data/digest/queries'
import { insertDigest, setNextDigest } from '../../data/digest/writes'
import type { Post } from '../../data/post/rows'
import { findNewsletter, type Newsletter } from '../newsletter/find-newsletter'
import type { JobNeeds } from '../parts'
import { storiesText } from './digest-stories'

type Parts = JobNeeds<'clock' | 'db' | 'mainOrigin' | 'newId' | 'reader'>

/** The letters of a newsletter since its last digest, newest first. */
async function lettersSince(
  { db, reader }: Parts,
  id: string,
  dueAt: number,
  until: number,
): Promise<Post[]> {
  const rows = await db.all(lettersOfWeek, id, dueAt - 7 * DAY, until, MOST_IN_DIGEST)
  const posts = await Promise.all(rows.map((row) => reader.posts.load(row.id)))
  return posts.filter((post) => post !== undefined)
}

/** A digest as it is stored: a letter that is due at once. */
async function digestOf(parts: Parts, { id, name }: Newsletter, posts: readonly Post[], until: number) {
  const [newest] = posts
  if (!newest) return undefined
  const now = parts.clock.now()
  return {
    id: parts.newId(),
    newsletterId: id,
    postId: newest.id,
    subject: shorten(digestWording.newsletter.subject(name), MOST_LETTER_SUBJECT),
    audience: 'all',
    state: 'scheduled',
    createdAt: now,
    scheduledAt: now,
    dueAt: now,
    digestAt: until,
    digestStories: await storiesText(parts, id, posts, until),
  } as const
}

/** Makes one newsletter's digest, if there is something to tell, and sets when the next one is due. */
async function makeDigest(parts: Parts, id: string, dueAt: number, isWanted: boolean): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  const until = digestUntil(now)
  const newsletter = isWanted ? await findNewsletter(parts, id) : undefined
  const digest =
    newsletter && (await digestOf(parts, newsletter, await lettersSince(parts, id, dueAt, until), until))
  await db.write([
    ...(digest ? [insertDigest(digest, dueAt)] : []),
    setNextDigest(id, dueAt, nextDigest(now)),
  ])
}

/**
 * Makes the digests of newsletters that are due, `perRun` at most, each once. They go out as letters do. Rule:
 * docs/rules/newsletters.md, "A newsletter’s digest".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function makeDigests(parts: Parts, perRun: number): Promise<void> {
  const due = await parts.db.all(dueDigests, parts.clock.now(), perRun)
  for (const { id, digestDueAt, isWanted } of due)
    if (digestDueAt !== null) await makeDigest(parts, id, digestDueAt, isWanted === 1)
}
