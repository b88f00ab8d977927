import { linkTo } from '../../../../schema/routes/links'
import { bytesOf } from '../../../../schema/rules/cutting'
import { MOST_LETTER_BYTES } from '../../../../schema/rules/letter-content'
import { memberPreview } from '../../../../schema/rules/member-preview'
import { startsAtRight } from '../../../../schema/rules/text-side'
import type { StoryBody } from '../../../../schema/story/paragraph'
import type { LetterReader } from '../../../data/newsletter/letter-reader'
import type { Post } from '../../../data/post/rows'
import { foreignIdOf, type PictureKeys } from '../../media/foreign-pictures'
import type { Operator, Site } from '../../parts'
import { storyAddress } from '../../post/address'
import { coAuthorsOf } from '../../post/co-authors'
import { shownBody } from '../../post/shown-body'
import type { Xml } from '../../rss/xml'
import type { Newsletter } from '../find-newsletter'
import { newsletterPath } from '../newsletter-path'
import { type LetterBlock, letterBlocks, letterNotes } from './blocks'
import { growthOf } from './counted'
import type { LetterPlace } from './figures'
import { type LetterContent, PLACES } from './for-recipient'
import { frameOfLetter, type LetterSetting } from './letter-frame'
import { TEXT_LOOKS } from './looks'

/** What a letter is rendered with. */
export interface LetterParts {
  reader: LetterReader
  pictureKeys: PictureKeys
  site: Pick<Site, 'productName'>
  operator: Pick<Operator, 'name' | 'address'>
  mainOrigin: string
}

/** A story as it is to be sent. */
export interface LetterInput {
  newsletter: Newsletter
  post: Post
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  /** How much of the story its readers may read: what a member-only story shows to everybody, or all of it. */
  part: 'whole' | 'preview'
  /** Whether it is counted who opens it and follows its links (`countedContent`). */
  isCounted?: boolean
}

/** A letter, and whether its end is missing because it would be too large. */
export interface RenderedLetter extends LetterContent {
  isCut: boolean
}

/** Links of a recipient are longer than their places in the letter. Each stands in the letter once. */
const ROOM_FOR_LINKS = 2000

/** Of the path of a recipient's link to the letter, in characters, at least. */
const LENGTH_OF_READ_LINK = 100

/** A film's own picture, at the service that shows it. */
function posterOf(src: string): string | undefined {
  const id = /^https:\/\/www\.youtube-nocookie\.com\/embed\/(?<id>[\w-]{3,64})(?:\?|$)/.exec(src)?.groups?.id
  return id && `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}

/** Names pictures of films in addresses of ours, so that readers' mail programs ask nobody else. */
async function postersOf(keys: PictureKeys, body: StoryBody): Promise<ReadonlyMap<string, string>> {
  const posters = new Map<string, string>()
  for (const paragraph of body) {
    const source = paragraph.type === 'IFRAME' ? posterOf(paragraph.src) : undefined
    if (paragraph.type === 'IFRAME' && source !== undefined)
      posters.set(paragraph.src, await foreignIdOf(keys, source))
  }
  return posters
}

/**
 * As many blocks as fit, with the notes if all of them do. A letter that is cut doesn't end in a heading. Each block is
 * measured once, so the time is in proportion to the text.
 */
function fitting(
  blocks: readonly LetterBlock[],
  notes: LetterBlock | undefined,
  room: number,
  growth: (block: Xml) => number,
): { shown: LetterBlock[]; isCut: boolean } {
  const all = notes ? [...blocks, notes] : [...blocks]
  const sizes = all.map(({ html }) => bytesOf(html.markup) + growth(html))
  if (sizes.reduce((sum, size) => sum + size, 0) <= room) return { shown: all, isCut: false }
  const shown: LetterBlock[] = []
  let used = 0
  for (const [i, one] of blocks.entries()) {
    used += sizes[i] ?? 0
    if (used > room) break
    shown.push(one)
  }
  while (shown.at(-1)?.leadsOn) shown.pop()
  return { shown, isCut: true }
}

/** The page of a newsletter's owner. */
function homeOf({ user, collection }: Newsletter, mainOrigin: string): string {
  if (collection) return mainOrigin + linkTo('ShowCollection', { collectionSlug: collection.slug })
  return mainOrigin + (user ? linkTo('ShowUser', { username: user.username }) : '/')
}

/**
 * An address for the link of each recipient to a story that is nowhere else, as long as theirs: no text can have it, since it
 * is another one each time.
 */
const standIn = (): string => `https://${crypto.randomUUID()}.invalid/${'x'.repeat(LENGTH_OF_READ_LINK)}`

/** A story as a mail, for all who may read the same part of it. Rule: docs/rules/newsletters.md, "A letter". */
export async function renderLetter(parts: LetterParts, input: LetterInput): Promise<RenderedLetter> {
  if (input.post.state !== 'mailed')
    return render(parts, input, await storyAddress(parts.reader, input.post, parts.mainOrigin))
  const link = standIn()
  const { html, text, isCut } = await render(parts, input, link)
  return { html: html.replaceAll(link, PLACES.read), text: text.replaceAll(link, PLACES.read), isCut }
}

/** @param link where the story is read. */
async function render(parts: LetterParts, input: LetterInput, link: string): Promise<RenderedLetter> {
  const { reader, pictureKeys, mainOrigin, operator, site } = parts
  const { newsletter, post, subject, preheader, part, isCounted = false } = input
  const [whole, writer, coAuthors] = await Promise.all([
    post.versionId ? shownBody(reader, pictureKeys, post.versionId) : [],
    reader.users.load(post.creatorId),
    coAuthorsOf(reader, post),
  ])
  const isPreview = part === 'preview' && post.access === 'locked'
  const body = isPreview ? memberPreview(whole) : whole
  const isRight = startsAtRight(post.title || post.excerpt)
  const place: LetterPlace = {
    origin: mainOrigin,
    link,
    looks: TEXT_LOOKS,
    posters: await postersOf(pictureKeys, body),
    side: isRight ? 'right' : 'left',
    directionOf: (text) =>
      /\p{L}/u.test(text) && startsAtRight(text) !== isRight ? (isRight ? 'ltr' : 'rtl') : undefined,
  }
  const frame: LetterSetting = {
    subject,
    preheader,
    language: post.language,
    isRight,
    newsletter: newsletter.name,
    home: homeOf(newsletter, mainOrigin),
    subscribe: mainOrigin + newsletterPath(newsletter),
    hasReferrals: newsletter.hasReferrals,
    holdsReplies: newsletter.holdsReplies,
    product: site.productName,
    operator,
    title: post.title,
    subtitle: post.subtitle,
    link,
    authors: [...(writer ? [writer.name] : []), ...coAuthors.map(({ name }) => name)],
    publishedAt: post.firstPublishedAt,
    readingTime: post.readingTime,
    isPreview,
    // The link of somebody's own to a story that is nowhere else.
    isOwn: isCounted ? (href) => post.state === 'mailed' && href.startsWith(link) : undefined,
  }
  const growth = (block: Xml) => (isCounted ? growthOf(block, mainOrigin) : 0)
  const empty = bytesOf(frameOfLetter(frame, [], true).html)
  const room = MOST_LETTER_BYTES - empty - ROOM_FOR_LINKS
  const { shown, isCut } = fitting(letterBlocks(body, place), letterNotes(body, place), room, growth)
  return { ...frameOfLetter(frame, shown, isCut), isCut }
}
