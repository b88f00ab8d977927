import { fnv } from '../fnv'

/**
 * The content of a social card: of a story, or of any other page's subject. Rule: docs/rules/images.md,
 * "Social cards".
 */
export interface CardSubject {
  title: string
  /** The line below: the writer's name, or whatever else describes it best. */
  author: string
  /** The publication's name. */
  publication: string | null
  previewImageId: string | null
  /** The position of the picture's subject, in percent from the left and the top. */
  focusPercentX: number
  focusPercentY: number
}

/**
 * The subjects of cards: a story, a publication, a person, a series, a list, a highlight or a topic by its key; the
 * site itself has one too.
 */
export type CardOf =
  | { kind: 'post'; id: string }
  | { kind: 'collection'; id: string }
  | { kind: 'user'; id: string }
  | { kind: 'sequence'; id: string }
  | { kind: 'catalog'; id: string }
  | { kind: 'quote'; id: string }
  | { kind: 'tag'; slug: string }
  | { kind: 'site' }

const subject = (title: string, author: string, previewImageId: string | null): CardSubject => ({
  title,
  author,
  publication: null,
  previewImageId,
  focusPercentX: 50,
  focusPercentY: 50,
})

/** The cards of subjects other than stories, as both sides make them. */
export const collectionCard = (name: string, tagline: string, avatarId: string | null): CardSubject =>
  subject(name, tagline, avatarId)
export const userCard = (name: string, username: string, imageId: string | null): CardSubject =>
  subject(name, `@${username}`, imageId)
export const tagCard = (name: string): CardSubject => subject(name, '', null)
/** @param image the picture of a series, and where its subject is. */
export const sequenceCard = (
  title: string,
  author: string,
  image: { id: string; focusPercentX: number; focusPercentY: number } | null,
): CardSubject => ({
  ...subject(title, author, image?.id ?? null),
  ...(image && { focusPercentX: image.focusPercentX, focusPercentY: image.focusPercentY }),
})
/** @param owner the name of the list's owner. */
export const catalogCard = (name: string, owner: string): CardSubject => subject(name, owner, null)
/** A passage, with the story that it is from. */
export const quoteCard = (words: string, author: string, story: string): CardSubject => ({
  ...subject(words, author, null),
  publication: story,
})
export const siteCard = (claim: string): CardSubject => subject(claim, '', null)

/**
 * A hash of all of it for the card's address, as 8 hex digits: another name or title gives another address,
 * which nobody has cached yet.
 */
export function cardVersion({
  title,
  author,
  publication,
  previewImageId,
  focusPercentX,
  focusPercentY,
}: CardSubject): string {
  const picture = previewImageId && [previewImageId, focusPercentX, focusPercentY]
  return fnv(JSON.stringify([title, author, publication, picture]))
}

/** The 12 hex digits that determine the drawing beside the text: the id, if there is one. */
export const cardSeed = (of: CardOf): string =>
  'id' in of ? of.id : `${fnv(of.kind === 'tag' ? of.slug : of.kind)}0000`

/** A card's subject in its address. */
export function cardName(of: CardOf): string {
  if (of.kind === 'site') return 'site'
  return of.kind === 'tag' ? `tag-${of.slug}` : `${of.kind}-${of.id}`
}

/** Longer than any tag's slug. */
const LONGEST_SLUG = 100

/** Parses the result of `cardName`. */
export function parseCardName(name: string): CardOf | undefined {
  if (name === 'site') return { kind: 'site' }
  const [, kind, id] = /^(post|collection|user|sequence|catalog|quote)-([0-9a-f]{12})$/.exec(name) ?? []
  if (kind && id) return { kind: kind as 'post', id }
  const slug = name.startsWith('tag-') ? name.slice(4) : ''
  return slug === '' || slug.length > LONGEST_SLUG ? undefined : { kind: 'tag', slug }
}
