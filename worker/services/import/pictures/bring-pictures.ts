import type { LinkCardParagraph, Player, StoryBody } from '../../../../schema/story/paragraph'
import type { PictureStore } from './picture-store'

/** A video's card with its poster in our own store. */
async function withPoster(card: LinkCardParagraph, store: PictureStore): Promise<LinkCardParagraph> {
  const { poster, ...player } = card.player ?? {}
  const picture = poster === undefined ? undefined : await store.bring(poster)
  return picture ? { ...card, imageId: picture.imageId, player: player as Player } : card
}

/**
 * A body with its pictures in our own store, as far as they could be fetched; the others stay at their
 * source.
 */
export async function bringPictures(body: StoryBody, store: PictureStore): Promise<StoryBody> {
  return Promise.all(
    body.map(async (paragraph) => {
      if (paragraph.type === 'MIXTAPE_EMBED') return withPoster(paragraph, store)
      if (paragraph.type !== 'IMG' || paragraph.src === undefined) return paragraph
      const picture = await store.bring(paragraph.src)
      if (picture === undefined) return paragraph
      const { src: _, ...rest } = paragraph
      return { ...rest, ...picture }
    }),
  )
}
