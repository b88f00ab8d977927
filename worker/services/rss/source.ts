import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { PictureKeys } from '../media/foreign-pictures'
import type { PageOf, Paging } from '../paging'
import type { AskViewer } from '../policies/actor'

/** The parameters of a feed. */
export interface FeedRequest {
  reader: Reader
  /** The main host's origin. */
  origin: string
  /** The product's name. */
  product: string
  /** Sign the addresses of pictures. */
  keys: PictureKeys
  /** The path's parameters. */
  params: Readonly<Record<string, string>>
  paging: Paging
  /** The WebSub hub that is told of new stories, if there is one. */
  hub?: string | null
  /** For whom the stories are read; nobody, as long as it isn't somebody's own feed. */
  viewer?: AskViewer
}

/** What a feed depends on besides its stories; a change to any of these changes the feed. */
export interface FeedSubjects {
  users?: readonly string[]
  collections?: readonly string[]
  catalogs?: readonly string[]
  /** Stories whose responses it shows. */
  responsesTo?: readonly string[]
  /** Slugs. */
  topics?: readonly string[]
  /** Stories that it would show if they were listed. */
  unlisted?: readonly string[]
  /** Whether it shows everybody's newest stories, as the home page does. */
  everything?: true
}

/** The stories of a feed, and its metadata. */
export interface FeedSource {
  title: string
  description: string
  /** The feed's own path on the main host, which serves all feeds. */
  path: string
  /** What it is known by for good, where the path has a name that can change: below the main host's origin. */
  lasting?: string
  /** The page that the feed belongs to: its path on the main host, or an address on its own domain. */
  page: string
  imageId: string | null
  subjects: FeedSubjects
  stories: PageOf<Post>
}

/** The subject has another name by now: its feed is at this path. */
export interface MovedFeed {
  movedTo: string
}

/** Nobody sees the subject as it is now, which depends on this. */
interface HiddenFeed {
  hiddenBy: FeedSubjects
}

/** Looks up a feed; nothing if its subject doesn't exist. At most two round trips to the database. */
export type FindFeed = (request: FeedRequest) => Promise<FeedSource | MovedFeed | HiddenFeed | undefined>
