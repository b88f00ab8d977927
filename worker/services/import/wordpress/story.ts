import { MAX_ALT, MAX_EXCERPT, MAX_TAG_NAME, MAX_TAGS, MAX_TITLE } from '../../../../schema/rules/limits'
import { safeWebAddress } from '../../../../schema/rules/links'
import { slugify } from '../../../../schema/rules/slug'
import { checkBody } from '../../../../schema/story/check-body'
import { languageOfText } from '../../../../schema/story/language'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { bodyText, shorten } from '../../../../schema/story/text'
import type { TagName } from '../../../data/tag/writes'
import { htmlToParagraphs } from '../html-to-paragraphs/convert'
import { nameParagraphs } from '../html-to-paragraphs/names'
import { storyBody } from './content'
import { texturized, texturizedBody } from './texturize'
import type { WxrItem, WxrSurvey } from './wxr'

/** A story as read from an item: everything that it consists of, and nothing that changes by itself. */
export interface ReadStory {
  title: string
  body: StoryBody
  excerpt: string
  tags: TagName[]
  state: 'draft' | 'scheduled' | 'published'
  publishedAt?: number
  isSticky: boolean
  /** http(s) address of the picture of its cards. */
  picture?: { src: string; alt: string }
  creator: string
  language: string
}

/** The outcome for an item. */
export type ReadItem =
  /** Not meant as a story: a file of the library, a menu entry, a technical record. */
  | { kind: 'ignored' }
  | { kind: 'skipped'; reason: string }
  | { kind: 'story'; story: ReadStory; notes: string[] }

/** Types of items that are part of how a site is built. */
const TECHNICAL =
  /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/

/** HTML as plain text on one line. */
export const plainText = (html: string): string =>
  html.includes('<') || html.includes('&')
    ? bodyText(htmlToParagraphs(html)).replace(/\s+/g, ' ').trim()
    : html.replace(/\s+/g, ' ').trim()

/** A person's name for an item. */
export const labelOf = (item: WxrItem): string =>
  plainText(item.title) || item.link || item.guid || `the item on line ${item.line}`

const skip = (reason: string): ReadItem => ({ kind: 'skipped', reason })

/**
 * Reads an item of an export. Published posts and pages come in as they are, planned ones are scheduled,
 * drafts, private and protected ones come in as drafts, which nobody else sees. Rule: docs/rules/import.md,
 * "What comes in".
 */
export function readItem(item: WxrItem, survey: WxrSurvey, now: number): ReadItem {
  if (item.fault !== undefined) return skip(`It can't be read. ${item.fault}`)
  if (TECHNICAL.test(item.type)) return { kind: 'ignored' }
  if (item.type !== 'post' && item.type !== 'page') return skip(`Its type "${item.type}" is no story.`)
  if (item.status === 'trash' || item.status === 'auto-draft')
    return skip('It lies in the trash or was never saved.')
  const title = plainText(item.title)
  if (title === '') return skip('It has no title.')
  if (item.guid === '' && item.postId === '')
    return skip('It has neither a guid nor a post id to know it by.')
  if (item.isTooLong) return skip('It is longer than a story may be.')
  const body = storyBody(item, survey)
  if (body.length === 0) return skip('It has no content.')
  const given = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(survey.language) ? survey.language : 'en'
  const language = languageOfText(bodyText(body), given)
  const whole = texturizedBody(withFeaturedPicture(body, item, survey), language)
  const [problem] = checkBody(whole)
  if (problem) return skip(`It can't be a story: ${problem.message}`)
  const tags = tagsOf(item)
  const { state, note } = stateOf(item, now)
  const cut =
    title.length > MAX_TITLE ? [`Its title has ${title.length} characters and was cut at ${MAX_TITLE}.`] : []
  const notes = [...(note ? [note] : []), ...cut, ...tagNote(tags.length), ...item.repairs]
  const picture = featured(item, survey)
  const story: ReadStory = {
    title: shorten(texturized(title, language), MAX_TITLE),
    body: whole,
    excerpt: shorten(texturized(plainText(item.excerpt), language), MAX_EXCERPT),
    tags: tags.slice(0, MAX_TAGS),
    state,
    ...(item.date === undefined ? {} : { publishedAt: item.date }),
    isSticky: item.isSticky,
    ...(picture ? { picture } : {}),
    creator: item.creator,
    language,
  }
  return { kind: 'story', story, notes }
}

function stateOf(item: WxrItem, now: number): { state: ReadStory['state']; note?: string } {
  if (item.isProtected)
    return { state: 'draft', note: 'It is protected by a password and came in as a draft.' }
  const isDue = (item.date ?? 0) <= now
  if (item.status === 'publish' || item.status === 'future')
    return isDue
      ? { state: 'published' }
      : { state: 'scheduled', note: 'It is planned for later and came in as scheduled.' }
  const what = item.status === 'private' ? 'private' : 'not published'
  return { state: 'draft', note: `It is ${what} and came in as a draft.` }
}

/** Tags before categories, which are broader; without duplicates. */
function tagsOf(item: WxrItem): TagName[] {
  const tags = new Map<string, TagName>()
  for (const domain of ['post_tag', 'category'])
    for (const term of item.terms) {
      const name = shorten(plainText(term.name), MAX_TAG_NAME)
      const slug = slugify(name)
      if (term.domain !== domain || slug === '' || slug === 'uncategorized' || tags.has(slug)) continue
      tags.set(slug, { slug, name })
    }
  return [...tags.values()]
}

const tagNote = (count: number): string[] =>
  count > MAX_TAGS ? [`It has ${count} tags and categories; the first ${MAX_TAGS} were kept.`] : []

function featured(item: WxrItem, survey: WxrSurvey): ReadStory['picture'] {
  const file = survey.attachments.get(item.thumbnailId)
  const src = safeWebAddress(file?.url ?? '')
  return file && src !== undefined ? { src, alt: shorten(file.alt, MAX_ALT) } : undefined
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '')

/** The picture above the text opens the story, unless the story contains it anyway. */
function withFeaturedPicture(body: StoryBody, item: WxrItem, survey: WxrSurvey): StoryBody {
  const picture = featured(item, survey)
  if (picture === undefined) return body
  const isThere = body.some(
    (p) => p.type === 'IMG' && withoutQuery(p.src ?? '') === withoutQuery(picture.src),
  )
  if (isThere) return body
  const size = survey.sizes.of(picture.src)
  return nameParagraphs([
    { type: 'IMG', text: '', markups: [], layout: 'inset', ...picture, ...size },
    ...body,
  ])
}
