import { DAY } from '../../../schema/rules/time-units'
import type { Catalog } from '../../data/catalog/rows'
import type { Collection } from '../../data/collection/rows'
import type { Post } from '../../data/post/rows'
import type { Tag } from '../../data/tag/rows'
import type { User } from '../../data/user/rows'
import { rowOfWords } from './tokens'

/** The things that can be found, as read from the database. */
export interface Things {
  posts: Post
  users: User
  collections: Collection
  tags: Tag
  catalogs: Catalog
}

const YEAR = 365

/** From 0 to 1: ten thousand of something are nearly as good as more. */
const popularity = (count: number): number => Math.min(1, Math.log10(1 + Math.max(0, count)) / 4)

/** From 1 for today to 0: half of it after a year. The day counts, so that a list doesn't change while it is read. */
function freshness(publishedAt: number | null, now: number): number {
  const days = Math.max(0, Math.floor(now / DAY) - Math.floor((publishedAt ?? 0) / DAY))
  return 1 / (1 + days / YEAR)
}

/** A name that is the query, or has its words one after the other, matches better than one with its words apart. */
function likeness(name: string, phrase: string): number {
  const words = rowOfWords(name).trim()
  if (words === phrase) return 0.9
  if (words.startsWith(`${phrase} `)) return 0.4
  return ` ${words} `.includes(` ${phrase} `) ? 0.2 : 0
}

interface Rank<Thing> {
  names: (thing: Thing) => readonly string[]
  /** From 0 to 1: what decides among things whose texts match equally well. */
  signal: (thing: Thing, now: number) => number
}

/** What a thing is called, and what readers make of it. Rule: docs/rules/search.md, "Order". */
export const RANKS: { readonly [Kind in keyof Things]: Rank<Things[Kind]> } = {
  posts: {
    names: ({ title }) => [title],
    signal: ({ firstPublishedAt, clapCount, responseCount }, now) =>
      0.6 * freshness(firstPublishedAt, now) + 0.4 * popularity(clapCount + responseCount),
  },
  users: {
    names: ({ name, username }) => [name, username],
    signal: ({ followerCount }) => popularity(followerCount),
  },
  collections: {
    names: ({ name, slug }) => [name, slug],
    signal: ({ followerCount }) => popularity(followerCount),
  },
  tags: { names: ({ name }) => [name], signal: ({ postCount }) => popularity(postCount) },
  catalogs: {
    names: ({ name }) => [name],
    signal: ({ followerCount, itemCount }) => popularity(followerCount + itemCount),
  },
}

/** A thing's place in the results: by its text first, and then by its signal. Three decimals are told apart. */
export function scoreOf<Thing>(
  rank: Rank<Thing>,
  thing: Thing,
  { text, phrase, now }: { text: number; phrase: string; now: number },
): number {
  const alike = Math.max(...rank.names(thing).map((name) => likeness(name, phrase)))
  return Math.round((text + alike) * 10) * 1000 + Math.round(rank.signal(thing, now) * 999)
}
