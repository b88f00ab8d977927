import * as v from 'valibot'
import { cleanLine } from '../rules/clean-text'
import { isImageId } from '../rules/images'
import {
  MAX_NAVIGATION_ITEMS,
  MAX_NAVIGATION_TITLE,
  MAX_PAGE_DESCRIPTION,
  MAX_PAGE_TITLE,
  MAX_PUBLICATION_DESCRIPTION,
  MAX_PUBLICATION_NAME,
  MAX_PUBLICATION_SLUG,
  MAX_TAG_NAME,
  MAX_TAGLINE,
} from '../rules/limits'
import { isCollectionSlug, looksLikePost } from '../rules/slug'
import { publicationMessages } from '../wording/collection-messages'
import { inputWording } from '../wording/inputs'
import { imageId } from './picture'
import { charactersIn, limit, oneLine, opaque } from './text'

/** Nobody types a longer slug, in UTF-16 units. */
const LONGEST_TYPED = 1_000

/** The id of a new publication, as a client makes one. */
export const newPublicationId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{12}$/, inputWording.invalid),
  limit('12 lower-case hex digits.'),
  v.description(
    'Made by the client: a request that is sent again with the same key creates one publication.',
  ),
)

export const publicationName = oneLine({
  max: MAX_PUBLICATION_NAME,
  tooLong: publicationMessages.nameTooLong(MAX_PUBLICATION_NAME),
  missing: publicationMessages.nameMissing,
})

/** A publication's slug. Rule: docs/rules/publications.md, "Addresses of publications". */
export const publicationSlug = v.pipe(
  opaque(LONGEST_TYPED, publicationMessages.slugTooLong(MAX_PUBLICATION_SLUG)),
  limit(`1 to ${MAX_PUBLICATION_SLUG} of a-z, 0-9 and single hyphens.`),
  v.transform((text) => text.trim().toLowerCase()),
  v.nonEmpty(publicationMessages.slugMissing),
  v.maxLength(MAX_PUBLICATION_SLUG, publicationMessages.slugTooLong(MAX_PUBLICATION_SLUG)),
  v.check((slug) => !looksLikePost(slug), publicationMessages.slugLikePost),
  v.check(isCollectionSlug, publicationMessages.slugInvalid),
)

export const tagline = oneLine({
  max: MAX_TAGLINE,
  tooLong: publicationMessages.taglineTooLong(MAX_TAGLINE),
})

export const publicationDescription = oneLine({
  max: MAX_PUBLICATION_DESCRIPTION,
  tooLong: publicationMessages.descriptionTooLong(MAX_PUBLICATION_DESCRIPTION),
})

/** The id of one of the editor's pictures. */
export const publicationPicture = imageId(publicationMessages.pictureInvalid)

/** The picture's id as a form sends it: an empty text means no picture. */
export const publicationPictureField = v.pipe(
  v.string(),
  v.check((id) => id === '' || isImageId(id), publicationMessages.pictureInvalid),
)

/** A colour as colour fields return it. */
export const hexColor = v.pipe(
  v.string(),
  limit('`#rrggbb`.'),
  v.transform((text) => text.trim().toLowerCase()),
  v.regex(/^#[0-9a-f]{6}$/, publicationMessages.colorInvalid),
)

const DESTINATIONS = [
  'ABOUT',
  'ARCHIVE',
  'EXTERNAL_URL',
  'LATEST',
  'PAGE',
  'POST',
  'SECTION',
  'TAG_FEED',
  'TRENDING',
] as const

/** An entry of a navigation; whether its value fits its destination is checked where the pages are known. */
const navigationItem = v.object({
  destination: v.picklist(DESTINATIONS, inputWording.invalid),
  title: v.pipe(
    v.string(),
    limit(`1 to ${MAX_NAVIGATION_TITLE} characters, one line.`),
    v.transform(cleanLine),
  ),
  value: v.nullish(opaque(2_048, inputWording.invalid), null),
})

export type NavigationItemInput = v.InferOutput<typeof navigationItem>

export const navigationItems = v.pipe(
  v.array(navigationItem),
  v.maxLength(MAX_NAVIGATION_ITEMS, publicationMessages.navigation.tooMany(MAX_NAVIGATION_ITEMS)),
)

/** What is wrong with the title of an entry, if anything. */
export const faultOfNavigationTitle = (title: string): string | undefined =>
  title === ''
    ? publicationMessages.navigation.titleMissing
    : charactersIn(title) > MAX_NAVIGATION_TITLE
      ? publicationMessages.navigation.titleTooLong(MAX_NAVIGATION_TITLE)
      : undefined

export const pageTitle = oneLine({
  max: MAX_PAGE_TITLE,
  tooLong: publicationMessages.page.titleTooLong(MAX_PAGE_TITLE),
  missing: publicationMessages.page.titleMissing,
})

export const pageDescription = oneLine({
  max: MAX_PAGE_DESCRIPTION,
  tooLong: publicationMessages.page.descriptionTooLong(MAX_PAGE_DESCRIPTION),
})

/** The last part of a page's address as somebody types it; by default it is made of the title. */
export const pageSlug = opaque(LONGEST_TYPED, inputWording.invalid)

/** A topic by its name or slug. */
export const pageTag = opaque(4 * MAX_TAG_NAME, publicationMessages.page.tagMissing)

/** The revision of a part that a change begins from. */
export const partRevision = v.nullish(
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(0),
    v.description(
      'The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway.',
    ),
  ),
  null,
)
