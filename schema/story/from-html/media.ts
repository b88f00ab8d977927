import { withoutQuery } from '../../rules/cutting'
import { frameOf } from '../../rules/embeds'
import { MAX_TRACK_LABEL, MAX_TRACKS } from '../../rules/limits'
import { safeWebAddress } from '../../rules/links'
import { TRACK_KINDS } from '../check-player'
import type { Player, PlayerTrack } from '../player'
import { fileCard, oneLine, playableKind, playerCard } from './cards'
import type { Reader } from './context'
import { frameParagraph, pixels } from './frames'
import { attribute, descendants, type Element } from './tree'

/** The addresses of an element's files, the preferred one first. */
function addressesOf(element: Element, baseUrl: string | undefined): string[] {
  const sources = [...descendants(element)].filter(({ tagName }) => tagName === 'source')
  return [element, ...sources].flatMap(
    (each) => safeWebAddress(attribute(each, 'src') ?? attribute(each, 'data-src') ?? '', baseUrl) ?? [],
  )
}

function tracksOf(element: Element, baseUrl: string | undefined): PlayerTrack[] {
  return [...descendants(element)]
    .filter(({ tagName }) => tagName === 'track')
    .flatMap((track): PlayerTrack[] => {
      const src = safeWebAddress(attribute(track, 'src') ?? '', baseUrl)
      const given = attribute(track, 'kind') ?? 'subtitles'
      const kind = TRACK_KINDS.find((known) => known === given)
      if (src === undefined || kind === undefined) return []
      const language = oneLine(attribute(track, 'srclang') ?? '', MAX_TRACK_LABEL)
      const label = oneLine(attribute(track, 'label') ?? language, MAX_TRACK_LABEL)
      return [{ src, kind, language, label }]
    })
    .slice(0, MAX_TRACKS)
}

/**
 * Reads audio or video: the frame of a provider, otherwise a player for a file that browsers play, otherwise a card
 * that links to the file.
 */
export const readMedia: Reader = (element, _context, converter) => {
  const { baseUrl } = converter.options
  const addresses = addressesOf(element, baseUrl)
  const href = addresses.find((address) => playableKind(address) !== undefined) ?? addresses[0]
  if (href === undefined) return
  const title = oneLine(attribute(element, 'title') ?? attribute(element, 'aria-label') ?? '')
  const frame = frameOf(href)
  if (frame) return converter.writer.push(frameParagraph(frame, title))
  // If the address has no telling name, the element decides.
  const isNamed = /\.\w{2,5}$/.test(withoutQuery(href))
  const kind = playableKind(href) ?? (isNamed ? undefined : element.tagName === 'audio' ? 'audio' : 'video')
  converter.writer.push(
    kind ? playerCard(href, title, playerOf(kind, element, baseUrl)) : fileCard(href, title),
  )
}

function playerOf(kind: Player['kind'], element: Element, baseUrl: string | undefined): Player {
  if (kind === 'audio') return { kind }
  const [width, height] = [pixels(element, 'width'), pixels(element, 'height')]
  const poster = safeWebAddress(attribute(element, 'poster') ?? '', baseUrl)
  const tracks = tracksOf(element, baseUrl)
  return {
    kind,
    ...(width && height ? { width, height } : {}),
    ...(poster === undefined ? {} : { poster }),
    ...(tracks.length > 0 ? { tracks } : {}),
  }
}
