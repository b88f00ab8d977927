import { withoutQuery } from '../../rules/cutting'
import { hostOf } from '../../rules/links'
import type { Player } from '../player'
import { cut } from './cut'
import type { Unnamed } from './writer'

type Card = Extract<Unnamed, { type: 'MIXTAPE_EMBED' }>

export const oneLine = (text: string, length = 300): string => cut(text.replace(/\s+/g, ' ').trim(), length)

/** An address as the title of a card that has no other. */
export const spelled = (href: string): string =>
  oneLine(href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''), 200)

/** A card that links to an address. */
export const card = (href: string, title: string): Card => ({
  type: 'MIXTAPE_EMBED',
  href,
  title: title === '' ? spelled(href) : title,
  description: '',
  site: hostOf(href),
})

/** The name of the file at an address. */
function fileName(href: string): string {
  const last = withoutQuery(href).split('/').pop() ?? ''
  try {
    return oneLine(decodeURIComponent(last), 120)
  } catch {
    return oneLine(last, 120)
  }
}

/** The extensions of files that browsers play. */
const PLAYABLE: readonly (readonly [Player['kind'], RegExp])[] = [
  ['audio', /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|weba)$/i],
  ['video', /\.(?:mp4|m4v|webm|ogv|mov)$/i],
]

/** The kind of player for the file at an address, by its extension; nothing if browsers can't play it. */
export const playableKind = (href: string): Player['kind'] | undefined =>
  PLAYABLE.find(([, end]) => end.test(withoutQuery(href)))?.[0]

/** A card with a player for the file that it links to. */
export const playerCard = (href: string, title: string, player: Player): Card => ({
  ...card(href, title === '' ? fileName(href) : title),
  player,
})

/** A card for a file that browsers don't play. */
export const fileCard = (href: string, title: string): Card =>
  card(href, title === '' ? fileName(href) : title)
