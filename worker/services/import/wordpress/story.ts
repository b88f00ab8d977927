import { safeWebAddress } from '../../../../schema/rules/links'
import { slugify } from '../../../../schema/rules/slug'
import { importNotes, importReasons } from '../../../../schema/wording/import-reasons'
import type { ReadEntry, ReadStory } from '../export-reader'
import { plainText } from '../plain-text'
import { languageOf, type RawStory, storyEntry } from '../story-entry'
import { storyContent } from './content'
import { texturized, texturizedBody } from './texturize'
import type { WxrItem, WxrSurvey } from './wxr'

/** Types of items that are part of how a site is built. */
const TECHNICAL =
  /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/

/** A person's name for an item. */
export const labelOf = (item: WxrItem): string =>
  plainText(item.title) || item.link || item.guid || importReasons.onLine(item.line)

/**
 * Reads an item of an export. Published posts and pages come in as they are, planned ones are scheduled,
 * drafts, private and protected ones come in as drafts, which nobody else sees. Rule: docs/rules/import.md,
 * "What comes in".
 */
export function readItem(item: WxrItem, survey: WxrSurvey, now: number): ReadEntry {
  const skip = (reason: string): ReadEntry => ({ kind: 'skipped', item: labelOf(item), reason })
  if (item.fault !== undefined) return skip(importReasons.unreadable(item.fault))
  if (TECHNICAL.test(item.type)) return { kind: 'ignored', type: item.type }
  if (item.type !== 'post' && item.type !== 'page') return skip(importReasons.otherType(item.type))
  if (item.status === 'trash' || item.status === 'auto-draft') return skip(importReasons.notSaved)
  const title = plainText(item.title)
  if (item.guid === '' && item.postId === '') return skip(importReasons.noId)
  if (item.isTooLong) return skip(importReasons.tooLong)
  const { body, notes, isPartlyLocked } = storyContent(item, survey)
  const language = languageOf(body, survey.language)
  const { state, note } = stateOf(item, now)
  return storyEntry({
    // Some sites give one guid to several stories: the id distinguishes them.
    guid: [item.guid, item.postId].filter(Boolean).join('#'),
    label: labelOf(item),
    title: texturized(title, language),
    body: texturizedBody(body, language),
    excerpt: texturized(plainText(item.excerpt), language),
    tags: tagsOf(item),
    state,
    publishedAt: item.date,
    isSticky: item.isSticky,
    picture: featured(item, survey),
    creator: item.creator,
    language,
    otherAuthors: otherAuthorsOf(item, survey),
    isPartlyLocked: isPartlyLocked || item.isLocked,
    notes: [...(note ? [note] : []), ...item.repairs, ...survey.notes, ...notes],
  })
}

function stateOf(item: WxrItem, now: number): { state: ReadStory['state']; note?: string } {
  if (item.isProtected) return { state: 'draft', note: importNotes.withPassword }
  const isDue = (item.date ?? 0) <= now
  if (item.status === 'publish' || item.status === 'future')
    return isDue ? { state: 'published' } : { state: 'scheduled', note: importNotes.scheduled }
  return {
    state: 'draft',
    note: item.status === 'private' ? importNotes.private : importNotes.unpublished,
  }
}

/** Tags before categories, which are broader. */
const tagsOf = (item: WxrItem): string[] =>
  ['post_tag', 'category'].flatMap((domain) =>
    item.terms
      .filter((term) => term.domain === domain)
      .map((term) => plainText(term.name))
      .filter((name) => slugify(name) !== 'uncategorized'),
  )

/** A plug-in stores all authors of a story as terms. */
function otherAuthorsOf({ creator, terms }: WxrItem, { authors }: WxrSurvey): string[] {
  const first = authors.find(({ login }) => login === creator)?.displayName ?? creator
  return terms
    .filter(({ domain }) => domain === 'author')
    .map(({ name }) => plainText(name))
    .filter((name) => name !== '' && name !== first && name !== creator)
}

function featured(item: WxrItem, survey: WxrSurvey): RawStory['picture'] {
  const file = survey.attachments.get(item.thumbnailId)
  const src = safeWebAddress(file?.url ?? '')
  return file && src !== undefined ? { src, alt: file.alt, ...survey.sizes.of(src) } : undefined
}
