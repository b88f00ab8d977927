import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { PageOf, Paging } from '../paging'

/** What a feed is asked for. */
export interface FeedRequest {
  reader: Reader
  /** The main host's origin. */
  origin: string
  /** The product's name. */
  product: string
  /** The path's parameters. */
  params: Readonly<Record<string, string>>
  paging: Paging
}

/** What a feed depends on beyond its stories; a change of any of these makes it another feed. */
export interface FeedSubjects {
  users?: readonly string[]
  collections?: readonly string[]
  /** Slugs. */
  topics?: readonly string[]
  /** It shows the newest of everything, as the home page does. */
  everything?: true
}

/** Where a feed's stories come from, and what it is called. */
export interface FeedSource {
  title: string
  description: string
  /** The feed's own path on the main host, where all feeds stand. */
  path: string
  /** The page that the feed stands for: its path on the main host, or an address on a domain of its own. */
  page: string
  imageId: string | null
  subjects: FeedSubjects
  stories: PageOf<Post>
}

/** The thing has another name by now: its feed stands at this path. */
export interface MovedFeed {
  movedTo: string
}

/** Finds a feed; nothing when what it is named for doesn't exist. At most two round trips to the database. */
export type FindFeed = (request: FeedRequest) => Promise<FeedSource | MovedFeed | undefined>

/** A feed without stories. */
export const NO_STORIES: PageOf<Post> = { items: [], next: null }
