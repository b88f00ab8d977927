import { LICENSES } from '../../../../schema/rules/licenses'
import { playableKind } from '../../../../schema/story/from-html/cards'
import { importNotes, importReasons } from '../../../../schema/wording/import-reasons'
import { archiveAddress } from '../archive/archive-address'
import type { CardPicture, ReadEntry } from '../export-reader'
import { htmlToParagraphs } from '../html-to-paragraphs'
import { languageOf, type RawStory, storyEntry } from '../story-entry'
import { frontMatter } from './front-matter'
import { readMarkdownText } from './markdown-body'

type Data = Readonly<Record<string, unknown>>

/** The first of some names that the data has, in whatever case. */
function firstOf(data: Data, ...names: string[]): unknown {
  const keys = Object.keys(data)
  for (const name of names) {
    const key = keys.find((one) => one.toLowerCase() === name)
    if (key !== undefined && data[key] !== null && data[key] !== '') return data[key]
  }
  return undefined
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : ''

/** A list, or its items separated by commas. */
function list(value: unknown, separator = /,/): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => text(one) || nameIn(one)).filter(Boolean)
  return (text(value) || nameIn(value))
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)
}

/** What somebody or something is called that has more to it than a name. */
const nameIn = (value: unknown): string =>
  typeof value === 'object' && value !== null ? text(firstOf(value as Data, 'name', 'title', 'label')) : ''

/** Topics: a list, or words separated by commas, otherwise by spaces. One name alone may have spaces. */
function topicsIn(data: Data, many: readonly string[], one: string): string[] {
  const given = firstOf(data, ...many)
  const single = firstOf(data, one)
  const words = typeof given === 'string' && !given.includes(',') ? list(given, /\s+/) : list(given)
  return [...words, ...list(single)]
}

/** A date with or without a time; without a zone it is UTC. */
function dateOf(value: unknown): number | undefined {
  const given = value instanceof Date ? value.toISOString() : text(value)
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d{0,6}[ ]?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      withZeros(given),
    ) ?? []
  // Any other way of writing it, such as that of mails.
  if (day === undefined) {
    const other = /\d{4}/.test(given) && /[a-z]{3}/i.test(given) ? Date.parse(given) : Number.NaN
    return Number.isFinite(other) ? other : undefined
  }
  const at = Date.parse(`${day}T${time}${zone.replace(/([+-]\d\d)(\d\d)/, '$1:$2')}`)
  return Number.isFinite(at) ? at : undefined
}

/** `2020/1/5 9:03` with the zeros and hyphens of a date: `2020-01-05 09:03`. */
const withZeros = (date: string): string =>
  date
    .replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(/^(\S{10}[T ])(?=\d:)/, (day) => `${day}0`)

/** A picture's address: named alone, or with its alternative text. */
function pictureOf(value: unknown, base: string): { src: string; alt: string } | undefined {
  const one = Array.isArray(value) ? value[0] : value
  const data: Data = typeof one === 'object' && one !== null ? (one as Data) : { src: one }
  const src = text(firstOf(data, 'src', 'url', 'image', 'path', 'relative'))
  if (src === '' || !URL.canParse(src, base)) return undefined
  return { src: new URL(src, base).href, alt: text(firstOf(data, 'alt', 'caption')) }
}

/** What only an export of ours says: the picture of the story's cards, which needn't stand in its text. */
function cardPictureOf(data: Data, base: string): CardPicture | undefined {
  const given = firstOf(data, 'preview_image')
  const picture = pictureOf(given, base)
  const focus: unknown = picture && (given as Data).focus
  if (picture === undefined || !Array.isArray(focus)) return picture
  const [x, y] = focus.map((percent: unknown) => Math.min(100, Math.max(0, Number(percent) || 0)))
  return x === undefined || y === undefined ? picture : { ...picture, focusPercentX: x, focusPercentY: y }
}

/** What an export of ours says of a story beyond what others do. */
function settingsOf(data: Data): NonNullable<RawStory['settings']> {
  const license = text(firstOf(data, 'license'))
  const createdAt = dateOf(firstOf(data, 'created_at'))
  const access = text(firstOf(data, 'access'))
  const language = text(firstOf(data, 'language'))
  return {
    ...(access === 'locked' ? { access } : {}),
    // Where the file is ours, the language is what its writer has chosen.
    ...(access !== '' && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? { language } : {}),
    ...(Object.hasOwn(LICENSES, license) ? { license } : {}),
    ...(createdAt === undefined ? {} : { createdAt }),
  }
}

/** Why an existing file isn't imported. */
function whySkipped(data: Data): string | undefined {
  if (firstOf(data, 'trashed') !== undefined) return importReasons.trashed
  if (firstOf(data, 'removed') !== undefined) return importReasons.takenDown
  return firstOf(data, 'response_to') === undefined ? undefined : importReasons.response
}

const nameOf = (path: string): string => (path.split('/').pop() ?? '').replace(/\.[^.]*$/, '')

/** `2020-01-31-a-name`, as generators of sites name files. */
const DATED = /^(\d{4}-\d{1,2}-\d{1,2})[-_]/

/** Tables of front matter in which generators of sites keep what themes use. */
const INNER = ['taxonomies', 'extra', 'params', 'meta', 'metadata']

/** Front matter with what is in its inner tables, too; what it says itself counts. */
function withInner(data: Data): Data {
  const inner = INNER.map((name) => data[name]).filter((one) => typeof one === 'object' && one !== null)
  return Object.assign({}, ...inner.filter((one) => !Array.isArray(one)), data) as Data
}

/** Recordings and films that the data names stand below the text, unless the text has them. */
function recordingsIn(data: Data, markdown: string): string {
  const addresses = Object.values(data).filter(
    (value): value is string =>
      typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && playableKind(value) !== undefined,
  )
  const missing = [...new Set(addresses)].filter((address) => !markdown.includes(address))
  return missing.map((address) => `\n\n${address}\n`).join('')
}

/** Whether a file lies where generators of sites keep what isn't published. */
const isInDrafts = (path: string): boolean => /(?:^|\/)_?drafts\//i.test(path)

/** Whether the data says that a story isn't for everybody, in any of the ways that generators of sites know. */
function isUnpublished(data: Data): boolean {
  const status = text(firstOf(data, 'status', 'state', 'visibility', 'post_status'))
  return (
    isSaidTrue(firstOf(data, 'draft', 'isdraft', 'is_draft')) ||
    isSaidTrue(firstOf(data, 'private', 'hidden', 'unpublished', 'wip', 'mailed')) ||
    isFalse(firstOf(data, 'published', 'publish', 'ispublished')) ||
    /^(?:draft|private|pending|unpublished|hidden|trash|archived|wip|in[ -]progress)$/i.test(status)
  )
}

/** Reads a Markdown file with or without front matter. `path` is its name in the archive, or alone. */
export function readMarkdown(
  path: string,
  file: string,
  now: number,
  { site, notes: ofFile = [] }: { site?: string | undefined; notes?: readonly string[] } = {},
): ReadEntry {
  const { data: given, text: markdown, isUnread, notes } = frontMatter(file)
  const data = withInner(given)
  const base = site ?? archiveAddress(path)
  const titled = text(firstOf(data, 'title'))
  // Of our own exports: a draft that has no title yet.
  const isUntitled = data.title === '' && firstOf(data, 'access') !== undefined && isUnpublished(data)
  const read = readMarkdownText(markdown + recordingsIn(data, markdown), base, {
    isTitled: titled !== '' || isUntitled,
    isHtml: /\.html?$/i.test(path),
  })
  const { body, heading } = read
  const named = nameOf(path).replace(DATED, '').replace(/[-_]+/g, ' ').trim()
  const title = titled || (isUntitled ? '' : titleOf(heading) || named)
  const written = firstOf(data, 'date', 'published_at', 'publishedat', 'publishdate', 'pubdate', 'created')
  const publishedAt = dateOf(written) ?? dateOf(DATED.exec(nameOf(path))?.[1])
  const author = firstOf(data, 'author', 'authors')
  const [creator = '', ...otherAuthors] = list(author)
  const skipped = whySkipped(data)
  if (skipped !== undefined) return { kind: 'skipped', item: title, reason: skipped }
  const isDraft = isUnread || isUnpublished(data) || isInDrafts(path)
  const isLate = publishedAt !== undefined && publishedAt > now
  const isUnlisted = isTrue(firstOf(data, 'unlisted'))
  const state = isDraft ? 'draft' : isLate ? 'scheduled' : isUnlisted ? 'unlisted' : 'published'
  return storyEntry({
    guid: text(firstOf(data, 'id', 'uuid', 'guid')) || path,
    label: path,
    title,
    isUntitled,
    subtitle: text(firstOf(data, 'subtitle')),
    excerpt: text(firstOf(data, 'description', 'excerpt', 'summary')),
    body,
    tags: [
      ...topicsIn(data, ['tags'], 'tag'),
      ...list(firstOf(data, 'keywords', 'topics')),
      ...topicsIn(data, ['categories'], 'category'),
    ],
    state,
    publishedAt,
    isSticky: isTrue(firstOf(data, 'featured', 'sticky', 'pinned')),
    picture: pictureOf(
      firstOf(
        data,
        'cover',
        'image',
        'cover_image',
        'coverimage',
        'featured_image',
        'feature_image',
        'thumbnail',
        'banner',
      ),
      base,
    ),
    cardPicture: cardPictureOf(data, base),
    settings: settingsOf(data),
    creator,
    otherAuthors,
    isPartlyLocked: read.isPartlyLocked,
    language: languageOf(body, text(firstOf(data, 'language', 'lang', 'locale'))),
    canonicalUrl: text(firstOf(data, 'canonical_url', 'canonicalurl', 'canonical', 'original_url')),
    notes: [
      ...(isDraft && !isUnread ? [importNotes.unpublished] : []),
      ...notes,
      ...ofFile,
      ...read.notes,
      ...(written !== undefined && dateOf(written) === undefined
        ? [importNotes.noDate(text(written).slice(0, 40))]
        : []),
    ],
  })
}

const isTrue = (value: unknown): boolean => value === true || /^(?:true|yes|1)$/i.test(text(value))
/** A value that is there and doesn't say no: `draft: true`, `draft: yes`, `draft: 2020-01-01`. */
const isSaidTrue = (value: unknown): boolean => value !== undefined && !isFalse(value) && value !== 'null'
const isFalse = (value: unknown): boolean => value === false || /^(?:false|no|0|off|n)$/i.test(text(value))

const titleOf = (html: string): string =>
  htmlToParagraphs(html)
    .map((paragraph) => ('text' in paragraph ? paragraph.text : ''))
    .join(' ')
