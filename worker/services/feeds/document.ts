import type { Xml } from './xml'

/** A picture that stands for a story. Sizes in pixels, when known. */
export interface FeedPicture {
  url: string
  type?: string
  width?: number
  height?: number
}

/** A story in a feed. Addresses are absolute, times milliseconds since 1970 UTC. */
export interface FeedItem {
  /** Never changes, whatever the story or its author is called. */
  id: string
  title: string
  link: string
  creator: string
  categories: readonly string[]
  publishedAt: number
  updatedAt: number
  language: string
  summary: string
  html: Xml
  picture: FeedPicture
}

/** A page of a feed. Rule: docs/rules/feeds.md, "What a feed holds". */
export interface FeedDocument {
  title: string
  description: string
  /** The page that the feed stands for. */
  link: string
  self: string
  /** The page after this one. */
  next: string | null
  image: string
  /** The product's name. */
  generator: string
  items: readonly FeedItem[]
}

/** When the newest change of a feed's stories was; nothing for a feed without stories. */
export const updatedAt = ({ items }: Pick<FeedDocument, 'items'>): number | null =>
  items.length === 0 ? null : Math.max(...items.map((item) => item.updatedAt))
