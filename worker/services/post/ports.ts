import type { Database, Statement } from '../../data/database'

/** The cache's tags of pages that show something. Rule: docs/rules/caching.md, "Tags". */
export interface CacheTagNames {
  post(id: string): string
  /** A story's page, by how often people have clapped for it. */
  claps(postId: string): string
  /** Pages that show responses to a story, to a list or to another response, or responses of a person. */
  responses(id: string): string
  user(id: string): string
  collection(id: string): string
  /** Everything that shows a list or its name, also its 404 while it is private. */
  catalog(id: string): string
  /** Pages that list a person's lists. */
  userCatalogs(id: string): string
  /** Pages about a person that show their books, or whether there are any. */
  userBooks(id: string): string
  /** Everything that shows a series, also its 404 while it isn't published. */
  sequence(id: string): string
  /** Pages that list a person's series. */
  userSequences(id: string): string
  /** Pages that list a person's highlights. */
  userQuotes(id: string): string
  /** A person's profile, by the story that is pinned to it. */
  userPinned(id: string): string
  /** Pages about a person or a publication that show how many follow them. */
  userFollowers(id: string): string
  collectionFollowers(id: string): string
  /** The pages of a topic, including 404s while it doesn't exist. */
  topic(slug: string): string
  /** 404s for a publication or a person of that name. */
  slug(slug: string): string
  username(username: string): string
  /** All home pages, and all topic pages. */
  home: string
  /** All story pages. */
  stories: string
  topics: string
  /** The page that counts reports. */
  transparency: string
}

/** Purges the pages that a change made stale. Passed in: docs/rules/caching.md, "Outbox". */
export interface Purger {
  readonly names: CacheTagNames
  /** Statements for the change's own batch. `urgent` is for content that must no longer be seen. */
  statements(tags: Iterable<string>, options: { urgent?: boolean; now: number }): Statement[]
  /**
   * Call it once the batch has succeeded. Resolves when the pages are gone, or when the purge is postponed or takes
   * too long to wait for; never rejects.
   */
  request(): Promise<void>
}

/** What the use cases of stories need from outside. */
export interface StoryPorts {
  db: Database
  clock: { now(): number }
  newId: () => string
  purger: Purger
  /** Receives every changed story, so that its search entry is updated. Must not throw. */
  reindex: (postId: string) => void
  /** Told of every new version that has code or formulas, so that they are done. Must not throw. */
  decorate: (versionId: string) => void
}
