import type { Database, Statement } from '../../data/database'

/** What the cache calls the pages that show something. Rule: docs/rules/caching.md, "Tags". */
export interface CacheTagNames {
  post(id: string): string
  user(id: string): string
  collection(id: string): string
  /** Those of a topic, also while it isn't there. */
  topic(slug: string): string
  /** Those that didn't find a publication or a person of that name. */
  slug(slug: string): string
  username(username: string): string
  /** All home pages, and all topic pages. */
  home: string
  topics: string
}

/** Makes pages forget what a change made stale. Handed in: docs/rules/caching.md, "Outbox". */
export interface Purger {
  readonly names: CacheTagNames
  /** What belongs into the change's own batch. `urgent` is for what must not be seen any more. */
  statements(tags: Iterable<string>, options: { urgent?: boolean; now: number }): Statement[]
  /** Called once the batch has succeeded. */
  request(): void
}

/** What the use cases of stories need from outside. */
export interface StoryPorts {
  db: Database
  clock: { now(): number }
  newId: () => string
  purger: Purger
  /** Told of every story that changed, so that its search entry follows. Must not throw. */
  reindex: (postId: string) => void
  /** Told of every new version that has code or formulas, so that they are done. Must not throw. */
  decorate: (versionId: string) => void
}
