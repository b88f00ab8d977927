import type { Database } from '../../data/database'
import { countryToOpenIn } from '../../data/post/opened'
import type { Post } from '../../data/post/rows'
import {
  ownQuotes,
  postsOfOwnQuotes,
  publicQuotesOf,
  quotesOfPost,
  unlistedWithQuotesOf,
} from '../../data/quote/queries'
import type { Quote } from '../../data/quote/rows'
import { type Key, type Paging, readPage } from '../paging'
import type { Actor } from '../policies/actor'

const byTime = ({ createdAt, id }: Pick<Quote, 'createdAt' | 'id'>): Key => [createdAt, id]

/** A story's public highlights, as somebody sees them. */
export const publicQuotesIn = (db: Database, postId: string, actor: Actor, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(quotesOfPost, postId, actor?.id ?? '', key, id, limit),
    byTime,
  )

/** Among how many of somebody's highlights those are looked for that a page would show if their story was listed. */
const LOOKED_THROUGH = 100

/**
 * A person's public highlights that contain some words, as far as somebody may read them; for visitors also the ids of
 * stories that would be among theirs if they were listed.
 */
export async function publicQuotesBy(
  db: Database,
  userId: string,
  actor: Actor,
  search: string,
  paging?: Paging | null,
) {
  let unlisted: string[] = []
  const read = async ([key, id]: Key, limit: number) => {
    const [quotes, posts] = await Promise.all([
      db.all(publicQuotesOf, userId, actor?.id ?? '', actor?.isMember ? 1 : 0, search, key, id, limit),
      // Only what visitors see is kept and purged.
      actor ? [] : db.all(unlistedWithQuotesOf, userId, key, id, LOOKED_THROUGH),
    ])
    unlisted = posts.map((post) => post.id)
    return quotes
  }
  const page = await readPage(paging, read, byTime)
  return { ...page, unlisted }
}

/**
 * All highlights of a person that contain some words, for that person, where they are; and their stories, which are
 * read in the same round trip.
 */
export async function quotesFor(
  db: Database,
  userId: string,
  country: string | null,
  search: string,
  paging?: Paging | null,
) {
  let posts: readonly Post[] = []
  const read = async ([key, id]: Key, limit: number) => {
    const place = [userId, countryToOpenIn(country), search, key, id, limit] as const
    const [quotes, theirs] = await Promise.all([
      db.all(ownQuotes, ...place),
      db.all(postsOfOwnQuotes, ...place),
    ])
    posts = theirs
    return quotes
  }
  const page = await readPage(paging, read, byTime)
  return { ...page, posts }
}
