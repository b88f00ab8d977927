import { fileIdOf } from '../rules/files'
import type { LinkCardParagraph, StoryBody } from './paragraph'

/** The addresses of a card that may lead to files of ours: its own, those of its captions and of its transcript. */
const addressesOf = ({ href, player }: LinkCardParagraph): string[] => [
  href,
  ...(player?.tracks ?? []).map(({ src }) => src),
  ...(player?.transcript === undefined ? [] : [player.transcript]),
]

/** The ids of the files of our store that a body shows or leads to. */
export const bodyFileIds = (body: StoryBody): string[] =>
  body.flatMap((paragraph) =>
    paragraph.type === 'MIXTAPE_EMBED'
      ? addressesOf(paragraph).flatMap((address) => fileIdOf(address) ?? [])
      : [],
  )

/** A card whose addresses are others: its own, those of its captions and of its transcript. */
export function withAddresses(
  card: LinkCardParagraph,
  addressOf: (address: string) => string,
): LinkCardParagraph {
  const { player } = card
  if (!player) return { ...card, href: addressOf(card.href) }
  const { tracks, transcript } = player
  return {
    ...card,
    href: addressOf(card.href),
    player: {
      ...player,
      ...(tracks ? { tracks: tracks.map((track) => ({ ...track, src: addressOf(track.src) })) } : {}),
      ...(transcript === undefined ? {} : { transcript: addressOf(transcript) }),
    },
  }
}
