import { LANGUAGE } from '../../../schema/wording/language'
import type { Xml } from './xml'

/** A picture that represents a story. Sizes in pixels, if known. */
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
  /** Its writer, and who wrote it with them. */
  creators: readonly string[]
  categories: readonly string[]
  publishedAt: number
  updatedAt: number
  language: string
  summary: string
  html: Xml
  picture: FeedPicture
  /** The story's first recording or film, if it is in our store. */
  recording?: { url: string; type: string; bytes: number }
}

/** A page of a feed. Rule: docs/rules/feeds.md, "What a feed holds". */
export interface FeedDocument {
  /** Never changes, whatever its subject is called; all pages have the same. */
  id: string
  title: string
  description: string
  /** The page that the feed belongs to. */
  link: string
  self: string
  /** The next page. */
  next: string | null
  image: string
  /** The WebSub hub that is told of new stories, on the first page of a feed that has one. */
  hub: string | null
  /** The product's name. */
  generator: string
  items: readonly FeedItem[]
}

/** The language that all stories share; otherwise English, the platform's own. */
export function languageOf(items: FeedDocument['items']): string {
  const [first] = items
  return first && items.every((other) => other.language === first.language) ? first.language : LANGUAGE
}

/** The newest change of a feed's stories; nothing for a feed without stories. */
export const updatedAt = ({ items }: Pick<FeedDocument, 'items'>): number | null =>
  items.length === 0 ? null : Math.max(...items.map((item) => item.updatedAt))
