import {
  type CardOf,
  type CardSubject,
  cardSeed,
  catalogCard,
  collectionCard,
  quoteCard,
  sequenceCard,
  siteCard,
  tagCard,
  userCard,
} from '../../../schema/rules/images/card'
import { homeWording } from '../../../schema/wording/home'
import type { Database } from '../../data/database'
import {
  cardOfCatalog,
  cardOfCollection,
  cardOfPost,
  cardOfQuote,
  cardOfSequence,
  cardOfTag,
  cardOfUser,
} from '../../data/media/cards'
import { factsOfSequences } from '../../data/sequence/queries'
import type { FontFiles } from '../../platform/images/fonts'
import type { Rasterizer } from '../../platform/images/rasterizer'
import { pictureOfSequence } from '../sequence/picture'
import { CARD_PICTURE_SIZE, drawCard } from './card/card'
import { coverSvg } from './card/cover'
import { drawQuoteCard } from './card/quote-card'
import { type MakePictureDependencies, makePicture } from './make-picture'

export interface MakeCardDependencies extends MakePictureDependencies {
  rasterizer: Rasterizer
  fonts: FontFiles
}

/** The content of a social card; nothing if strangers may not see its subject. */
export async function readCard(db: Database, of: CardOf): Promise<CardSubject | undefined> {
  if (of.kind === 'post') return db.first(cardOfPost, of.id)
  if (of.kind === 'collection') {
    const collection = await db.first(cardOfCollection, of.id)
    return collection && collectionCard(collection.name, collection.tagline, collection.avatarId)
  }
  if (of.kind === 'user') {
    const user = await db.first(cardOfUser, of.id)
    return user && userCard(user.name, user.username, user.imageId)
  }
  if (of.kind === 'sequence') {
    const [sequence, facts] = await Promise.all([
      db.first(cardOfSequence, of.id),
      db.first(factsOfSequences, JSON.stringify([of.id])),
    ])
    return sequence && sequenceCard(sequence.title, sequence.author, pictureOfSequence(sequence, facts))
  }
  if (of.kind === 'catalog') {
    const catalog = await db.first(cardOfCatalog, of.id)
    return catalog && catalogCard(catalog.name, catalog.owner)
  }
  if (of.kind === 'quote') {
    const quote = await db.first(cardOfQuote, of.id)
    return quote && quoteCard(quote.words, quote.author, quote.story)
  }
  if (of.kind === 'site') return siteCard(homeWording.claim)
  const tag = await db.first(cardOfTag, of.slug)
  return tag && tagCard(tag.name)
}

/** The story's picture as a data address, if there is one that can be shown. */
async function pictureOf(deps: MakePictureDependencies, row: CardSubject): Promise<string | undefined> {
  if (!row.previewImageId) return undefined
  const made = await makePicture(deps, row.previewImageId, {
    strategy: 'crop',
    ...CARD_PICTURE_SIZE,
    focusX: row.focusPercentX,
    focusY: row.focusPercentY,
    webp: false,
    quality: 90,
  })
  return made.ok ? `data:${made.value.type};base64,${base64(made.value.bytes)}` : undefined
}

/** In steps, because a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  const step = 0x6000
  let out = ''
  for (let at = 0; at < bytes.length; at += step)
    out += btoa(String.fromCharCode(...bytes.subarray(at, at + step)))
  return out
}

/** Draws a social card as a PNG. Rule: docs/rules/images.md, "Social cards". */
export async function makeCard(
  deps: MakeCardDependencies,
  of: CardOf,
  row: CardSubject,
  product: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const draw = of.kind === 'quote' ? drawQuoteCard : drawCard
  const { svg, fonts } = draw({
    seed: cardSeed(of),
    title: row.title,
    author: row.author,
    publication: row.publication ?? undefined,
    product,
    picture: await pictureOf(deps, row),
  })
  return deps.rasterizer.png(svg, await Promise.all(fonts.map((name) => deps.fonts.load(name))))
}

/** Draws a cover as a PNG. */
export const makeCoverPng = (
  deps: Pick<MakeCardDependencies, 'rasterizer'>,
  postId: string,
): Promise<Uint8Array<ArrayBuffer>> => deps.rasterizer.png(coverSvg(postId), [])
