import { wellFormed } from '../../schema/routes/encode'

/** How much of a name goes into a tag: none of our names is longer, but an invented one may be. */
const MAX_NAME = 100

const named = (kind: string, name: string): string =>
  `${kind}-${encodeURIComponent(wellFormed(name.slice(0, MAX_NAME).toLowerCase()))}`

/** On everything that shows the post: its page, and the lists and feeds that contain it. */
export const postCacheTag = (id: string): string => `post-${id}`

/** On everything that shows the user's name, picture or words. */
export const userCacheTag = (id: string): string => `user-${id}`

/** On everything that shows the publication. */
export const collectionCacheTag = (id: string): string => `collection-${id}`

/** On everything that shows the list or its name. */
export const catalogCacheTag = (id: string): string => `catalog-${id}`

/** On the pages that list a person’s lists: one more or one fewer changes them. */
export const userCatalogsCacheTag = (id: string): string => `catalogs-user-${id}`

/** On the pages about a person, which say whether there are books, and on the page of those. */
export const userBooksCacheTag = (id: string): string => `books-user-${id}`

/** On everything that shows a series, also on the 404 of one that isn't published. */
export const sequenceCacheTag = (id: string): string => `sequence-${id}`

/** On the pages that list a person’s series: one more or one fewer changes them. */
export const userSequencesCacheTag = (id: string): string => `sequences-user-${id}`

/** On the pages that list a person’s highlights, and on what leads to one of them. */
export const userQuotesCacheTag = (id: string): string => `quotes-user-${id}`

/** On a person’s profile, by the story that is pinned to it. */
export const userPinnedCacheTag = (id: string): string => `pinned-user-${id}`

/** On the pages about a person, which show how many follow them. Stories show that too, but may lag. */
export const userFollowersCacheTag = (id: string): string => `followers-user-${id}`

/** On the pages about a publication, which show how many follow it. */
export const collectionFollowersCacheTag = (id: string): string => `followers-collection-${id}`

/** On a story’s page, which shows how often people have clapped. Lists don't. */
export const clapsCacheTag = (postId: string): string => `claps-${postId}`

/** On pages that show responses to a story, to a list or to another response, or responses of a person. */
export const responsesCacheTag = (id: string): string => `responses-${id}`

/** On pages about a topic, on lists of its stories, and on 404s for it. */
export const tagCacheTag = (slug: string): string => named('tag', slug)

/** On 404s for a publication's slug or domain. */
export const slugCacheTag = (slug: string): string => named('slug', slug)

/** On 404s for a person's username. */
export const usernameCacheTag = (username: string): string => named('username', username)

/** Path parameters that name something, and the tags of a page that didn't find it. */
const NAMED_BY: Readonly<Record<string, (name: string) => string>> = {
  collectionSlug: slugCacheTag,
  username: usernameCacheTag,
  tagSlug: tagCacheTag,
  slugOfTag: tagCacheTag,
}

/** The tags of a response that didn't find what its path names, purged when that is created. */
export const notFoundTags = (params: Readonly<Record<string, string>>): string[] =>
  Object.entries(params).flatMap(([param, name]) => NAMED_BY[param]?.(name) ?? [])

/** On every page and feed: purging it purges everything. */
export const ALL_PAGES = 'all'

/** On every home page, and on other lists of everybody's stories. */
export const GROUP_HOME = 'group-edgeCacheHome'

/** On every story page. */
export const GROUP_POSTS = 'group-edgeCachePosts'

/** On the page that counts reports and what came of them. */
export const TRANSPARENCY = 'transparency'

/** On every topic page. */
export const GROUP_TAGS = 'group-edgeCacheTags'

/** The platform's limits for a `Cache-Tag` header. */
const MAX_TAGS = 1000
const MAX_HEADER_BYTES = 16 * 1024
const MAX_TAG_LENGTH = 1024

/** Printable ASCII without spaces; a comma would end the tag. */
const VALID = /^[\x21-\x2b\x2d-\x7e]+$/

/** Whether the platform would keep the tag. It silently drops others. */
export const isCacheTag = (tag: string): boolean => tag.length <= MAX_TAG_LENGTH && VALID.test(tag)

/** The tags of a `Cache-Tag` header. */
export const parseCacheTags = (header: string | null): string[] =>
  (header ?? '').split(',').flatMap((tag) => tag.trim() || [])

/**
 * Collects the tags of one page while its data is read (docs/rules/caching.md, "Tags"). It keeps the first
 * ones that fit the platform's limits. If one had to be left out, `complete` is false and the page must not
 * outlive its freshness, since a purge may miss it (`pageCacheControl`).
 */
export class CacheTags {
  readonly #tags = new Set<string>()
  #bytes = 0
  #complete = true
  #isForPlace = false
  #until = Number.POSITIVE_INFINITY

  add(...tags: string[]): void {
    for (const tag of tags) {
      if (this.#tags.has(tag)) continue
      const bytes = tag.length + 1
      if (!isCacheTag(tag) || this.#tags.size >= MAX_TAGS || this.#bytes + bytes > MAX_HEADER_BYTES) {
        this.#complete = false
        continue
      }
      this.#tags.add(tag)
      this.#bytes += bytes
    }
  }

  /** Adds tags that were collected elsewhere. */
  addAll(others: CacheTags): void {
    this.add(...others.#tags)
    this.#complete &&= others.#complete
    this.#isForPlace ||= others.#isForPlace
    this.changeAt(others.#until)
  }

  /** Something on the page depends on the country of its reader: nobody may share it. */
  dependOnPlace(): void {
    this.#isForPlace = true
  }

  /** Whether something on the page depends on the country of its reader. */
  get isForPlace(): boolean {
    return this.#isForPlace
  }

  /** Something on the page changes by itself at a time, in milliseconds since 1970 UTC: nobody may get it later. */
  changeAt(time: number): void {
    this.#until = Math.min(this.#until, time)
  }

  /** When something on the page changes by itself; infinite if nothing does. */
  get until(): number {
    return this.#until
  }

  /** False if a tag was left out. */
  get complete(): boolean {
    return this.#complete
  }

  /** The value of the `Cache-Tag` header; empty if there are no tags. */
  header(): string {
    return [...this.#tags].join(',')
  }
}
