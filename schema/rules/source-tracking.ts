/** Where a click came from, as one string. Rule: docs/rules/telemetry.md, "Source strings". */

/** The numbers of the modules whose links lead to stories, topics and writers. */
export const SOURCE_NAMES = {
  NONE: 1,
  FEATURED_STORIES: 20,
  FEATURED_WRITER: 21,
  MOST_POPULAR_STORIES_IN_TOPIC: 23,
  READ_NEXT_SIDEBAR: 25,
  YOUR_TOPICS: 27,
  RELATED_TAGS: 28,
  TOP_WRITERS: 29,
  RECOMMENDED_TOPICS: 30,
  HOMEPAGE_FILTERED_TAG: 31,
} as const
export type SourceName = keyof typeof SOURCE_NAMES

/** The fields in the order in which they are joined. */
export const SOURCE_FIELDS = [
  'name',
  'userId',
  'dimension',
  'collectionId',
  'postId',
  'tagSlug',
  'promoId',
  'index',
  'postFeedReason',
  'catalogId',
  'topicId',
  'authorId',
  'susiEntry',
  'sectionType',
  'feedId',
  'rankPosition',
  'notificationType',
  'newsletterV3Id',
  'rankedModuleType',
  'highlightGroupId',
  'quoteId',
] as const

type SourceField = (typeof SOURCE_FIELDS)[number]
/** Fields that are read back as numbers. */
const NUMBERS = ['index', 'sectionType'] as const
type NumberField = (typeof NUMBERS)[number]
const isNumber = (field: SourceField): field is NumberField =>
  (NUMBERS as readonly SourceField[]).includes(field)

/** Where a click came from; all but the name is optional. */
export type Source = { readonly [Field in Exclude<SourceField, NumberField>]?: string | undefined } & {
  readonly [Field in NumberField]?: number
}

/** A source as the value of `source`: all fields joined by hyphens, which become underscores inside values. */
export const formatSource = (source: Source): string =>
  SOURCE_FIELDS.map((field) => String(source[field] ?? '').replaceAll('-', '_')).join('-')

/**
 * A source that `formatSource` wrote. Fields that are missing, empty, or no numbers where they should be are left out,
 * and so are fields beyond the last: the string comes from an address, which anybody may write.
 */
export function parseSource(text: string): Source {
  const values = text.split('-', SOURCE_FIELDS.length)
  const source: Partial<Record<SourceField, string | number>> = {}
  for (const [i, field] of SOURCE_FIELDS.entries()) {
    const value = values[i]
    if (!value) continue
    if (!isNumber(field)) source[field] = value
    else if (/^_?\d{1,9}$/.test(value)) source[field] = Number(value.replace('_', '-'))
  }
  return source as Source
}

/**
 * A link that says where it was followed. Programs get the address alone, so that they don't index it once for each
 * place.
 */
export function sourceLink(href: string, source: Source, isBot: boolean): string {
  if (isBot) return href
  const [before = '', hash] = href.split('#', 2)
  const mark = before.includes('?') ? '&' : '?'
  const fragment = hash === undefined ? '' : `#${hash}`
  return `${before}${mark}source=${encodeURIComponent(formatSource(source))}${fragment}`
}

/** What a link says about its own place; nothing if it doesn't. */
export function sourceIn(href: string): string | undefined {
  const query = /^[^?#]*\?([^#]*)/.exec(href)?.[1]
  return new URLSearchParams(query).get('source') || undefined
}
