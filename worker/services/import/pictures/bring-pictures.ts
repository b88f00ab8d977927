import { fileKindOf, filePath } from '../../../../schema/rules/files'
import type { LinkCardParagraph, StoryBody } from '../../../../schema/story/paragraph'
import type { Player } from '../../../../schema/story/player'
import { archivePath } from '../archive/archive-address'
import type { PictureStore } from './picture-store'

/** A video's card with its poster in our own store. */
async function withPoster(card: LinkCardParagraph, store: PictureStore): Promise<LinkCardParagraph> {
  const { poster, ...player } = card.player ?? {}
  const picture = poster === undefined ? undefined : await store.bring(poster)
  return picture ? { ...card, imageId: picture.imageId, player: player as Player } : card
}

/** The address of a file after it has come into our store; nothing for one of the archive that isn't in it. */
async function broughtAddress(address: string, store: PictureStore): Promise<string | undefined> {
  if (archivePath(address) === undefined) return address
  const brought = await store.bringFile(address)
  return brought && filePath(brought.fileId)
}

/** A card with its file, its captions and its transcript in our own store, if they came along. */
async function withFiles(card: LinkCardParagraph, store: PictureStore): Promise<LinkCardParagraph> {
  const brought = archivePath(card.href) === undefined ? undefined : await store.bringFile(card.href)
  const { player, ...rest } = card
  const { fileId, type = '', bytes = 0 } = brought ?? {}
  const shown = fileId === undefined ? rest : { ...rest, href: filePath(fileId), file: { type, bytes } }
  // The bytes decide whether it can be played.
  if (!player || (brought && fileKindOf(type) !== player.kind)) return shown
  const { tracks, transcript, ...played } = player
  const read = transcript === undefined ? undefined : await broughtAddress(transcript, store)
  const kept = await Promise.all(
    (tracks ?? []).map(async (track) => ({ ...track, src: await broughtAddress(track.src, store) })),
  )
  const there = kept.flatMap((track) => (track.src === undefined ? [] : { ...track, src: track.src }))
  return {
    ...shown,
    player: {
      ...played,
      ...(there.length > 0 ? { tracks: there } : {}),
      ...(read === undefined ? {} : { transcript: read }),
    },
  }
}

/**
 * A body with its pictures and files in our own store, as far as they could be fetched; the others stay at their
 * source.
 */
export async function bringPictures(body: StoryBody, store: PictureStore): Promise<StoryBody> {
  return Promise.all(
    body.map(async (paragraph) => {
      if (paragraph.type === 'MIXTAPE_EMBED') return withFiles(await withPoster(paragraph, store), store)
      if (paragraph.type !== 'IMG' || paragraph.src === undefined) return paragraph
      const picture = await store.bring(paragraph.src)
      if (picture === undefined) return paragraph
      const { src: _, ...rest } = paragraph
      return { ...rest, ...picture }
    }),
  )
}
