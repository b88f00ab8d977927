import type { Database } from '../../data/database'
import { ownQuotes, publicQuotesOf, quotesOfPost } from '../../data/quote/queries'
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

/** A person's public highlights that contain some words, as far as somebody may read them. */
export const publicQuotesBy = (
  db: Database,
  userId: string,
  actor: Actor,
  search: string,
  paging?: Paging | null,
) =>
  readPage(
    paging,
    ([key, id], limit) =>
      db.all(publicQuotesOf, userId, actor?.id ?? '', actor?.isMember ? 1 : 0, search, key, id, limit),
    byTime,
  )

/** All highlights of a person that contain some words, for that person, where they are. */
export const quotesFor = (
  db: Database,
  userId: string,
  country: string | null,
  search: string,
  paging?: Paging | null,
) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(ownQuotes, userId, country?.toUpperCase() ?? null, search, key, id, limit),
    byTime,
  )
