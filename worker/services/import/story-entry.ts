import { withoutQuery } from '../../../schema/rules/cutting'
import {
  MAX_ALT,
  MAX_EXCERPT,
  MAX_SUBTITLE,
  MAX_TAG_NAME,
  MAX_TAGS,
  MAX_TITLE,
} from '../../../schema/rules/limits'
import { safeWebAddress } from '../../../schema/rules/links'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import { checkBody } from '../../../schema/story/check-body'
import { nameParagraphs } from '../../../schema/story/from-html/names'
import { languageOfText } from '../../../schema/story/language'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyText, shorten } from '../../../schema/story/text'
import { importNotes, importReasons } from '../../../schema/wording/import-reasons'
import type { TagName } from '../../data/tag/writes'
import type { CardPicture, ReadEntry, ReadStory } from './export-reader'
import { nameBeside } from './public-names'
import { splitLong } from './split-long'

/** A story as a format's reader found it, before the limits of a story are applied. */
export interface RawStory {
  guid: string
  /** What a person knows it by if it has no title. */
  label: string
  title: string
  /** Whether it is a draft of ours without a title, and stays one. */
  isUntitled?: boolean
  subtitle?: string
  body: StoryBody
  excerpt?: string
  /** Names, the most important first; those that mean "none" are left out. */
  tags: readonly string[]
  state: ReadStory['state']
  publishedAt?: number | undefined
  isSticky?: boolean
  /** It opens the story if the story doesn't contain it. */
  picture?: { src: string; alt: string; width?: number; height?: number } | undefined
  /** The picture of its cards, if that is another one. */
  cardPicture?: CardPicture | undefined
  creator: string
  /** Names of further authors. */
  otherAuthors?: readonly string[]
  /** Whether a part of it was for members only: then it comes in as a draft for members, whatever its state. */
  isPartlyLocked?: boolean
  language: string
  canonicalUrl?: string | undefined
  /** What the file says of it beyond what most formats know. */
  settings?: Partial<Pick<ReadStory, 'access' | 'license' | 'createdAt' | 'language'>>
  /** What the reader had to say about it. */
  notes: readonly string[]
}

/**
 * What becomes of a story that a reader found: its texts are cut to the limits, and whatever can't be a story is
 * skipped with the reason. Rule: docs/rules/import.md, "What comes in".
 */
export function storyEntry(raw: RawStory): ReadEntry {
  const item = raw.title || raw.label
  const skip = (reason: string): ReadEntry => ({ kind: 'skipped', item, reason })
  const title = raw.title || (raw.isUntitled ? '' : firstWords(raw.body))
  if (title === '' && !raw.isUntitled) return skip(importReasons.noTitle)
  // What it had instead is named with it.
  if (raw.body.length === 0) return skip([importReasons.noContent, ...raw.notes].join(' '))
  const { body, splits } = splitLong(withPictureFirst(raw.body, raw.picture))
  const [problem] = checkBody(body)
  if (problem) return skip(importReasons.notAStory(problem.message))
  const tags = tagsNamed(raw.tags)
  const canonical = safeWebAddress(raw.canonicalUrl ?? '')
  const { subtitle = '' } = raw
  const shown = cardPictureOf(raw)
  const story: ReadStory = {
    title: shorten(title, MAX_TITLE),
    body,
    excerpt: shorten(raw.excerpt ?? '', MAX_EXCERPT),
    tags: tags.slice(0, MAX_TAGS),
    state: raw.isPartlyLocked ? 'draft' : raw.state,
    ...(raw.publishedAt === undefined ? {} : { publishedAt: raw.publishedAt }),
    isSticky: raw.isSticky ?? false,
    ...(shown ? { picture: shown } : {}),
    creator: raw.creator,
    language: raw.language,
    ...(subtitle === '' ? {} : { subtitle: shorten(subtitle, MAX_SUBTITLE) }),
    ...(canonical === undefined ? {} : { canonicalUrl: canonical }),
    ...raw.settings,
    ...(raw.isPartlyLocked ? { access: 'locked' as const } : {}),
  }
  const { otherAuthors = [] } = raw
  const [first, ...others] = raw.notes
  const notes = [
    ...(first === undefined ? [] : [first]),
    ...(raw.isPartlyLocked && raw.settings?.access !== 'locked' ? [importNotes.partlyLocked] : []),
    ...(raw.title === '' && !raw.isUntitled ? [importNotes.untitled] : []),
    ...(otherAuthors.length > 0 ? [importNotes.otherAuthors(namesOf(otherAuthors))] : []),
    ...(raw.title.length > MAX_TITLE ? [importNotes.cutTitle(raw.title.length, MAX_TITLE)] : []),
    ...(subtitle.length > MAX_SUBTITLE ? [importNotes.cutSubtitle(subtitle.length, MAX_SUBTITLE)] : []),
    ...(tags.length > MAX_TAGS
      ? [
          importNotes.manyTopics(
            tags.length,
            MAX_TAGS,
            tags
              .slice(MAX_TAGS)
              .map(({ name }) => name)
              .join(', '),
          ),
        ]
      : []),
    ...(splits > 0 ? [importNotes.split] : []),
    ...others,
  ]
  return { kind: 'story', guid: raw.guid, story, notes }
}

/** How many characters of a text stand for its title. */
const TITLE_FROM_TEXT = 80

/** What a story without a title is called by. */
const firstWords = (body: StoryBody): string => {
  const [line = ''] = bodyText(body).split('\n')
  return shorten(line, TITLE_FROM_TEXT)
}

/** Names in one line. What is only an address isn't shown. */
const namesOf = (names: readonly string[]): string =>
  names.map(nameBeside).filter(Boolean).join(', ') || String(names.length)

function cardPictureOf({ cardPicture, picture }: RawStory): CardPicture | undefined {
  const shown = cardPicture ?? (picture && { src: picture.src, alt: picture.alt })
  return shown && { ...shown, alt: shorten(shown.alt, MAX_ALT) }
}

/** The language of a text by its letters; where they don't decide, the one that the file names. */
export function languageOf(body: StoryBody, given: string): string {
  const known = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(given) ? given : 'en'
  return languageOfText(bodyText(body), known)
}

/** Tags by their names, without duplicates. */
function tagsNamed(names: readonly string[]): TagName[] {
  const tags = new Map<string, TagName>()
  for (const given of names) {
    const name = shorten(given.replace(/\s+/g, ' ').trim(), MAX_TAG_NAME)
    const slug = slugOfTag(name)
    if (slug !== '' && !tags.has(slug)) tags.set(slug, { slug, name })
  }
  return [...tags.values()]
}

/** The picture above the text opens the story, unless the story contains it anyway. */
function withPictureFirst(body: StoryBody, picture: RawStory['picture']): StoryBody {
  if (picture === undefined) return body
  const isThere = body.some(
    (p) => p.type === 'IMG' && withoutQuery(p.src ?? '') === withoutQuery(picture.src),
  )
  if (isThere) return body
  const alt = shorten(picture.alt, MAX_ALT)
  return nameParagraphs([{ type: 'IMG', text: '', markups: [], layout: 'inset', ...picture, alt }, ...body])
}
