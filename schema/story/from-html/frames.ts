import { type Frame, frameOf } from '../../rules/embeds'
import { hostOf, safeHref, safeWebAddress } from '../../rules/links'
import { card, oneLine, playableKind, playerCard, spelled } from './cards'
import type { Context, Converter, Reader } from './context'
import { attribute, descendants, type Element, find, hasClass, isElement, textOf } from './tree'
import type { Unnamed } from './writer'

export const frameParagraph = (frame: Frame, title: string): Unnamed => ({
  type: 'IFRAME',
  text: '',
  markups: [],
  src: frame.src,
  title: title === '' ? frame.provider : title,
})

/** What represents an address: the frame of an allowed provider, a player, or a card that links there. */
export function embedOf(raw: string, title = '', baseUrl?: string): Unnamed | undefined {
  const address = safeWebAddress(raw, baseUrl)
  if (address === undefined) return undefined
  const frame = frameOf(address)
  if (frame) return frameParagraph(frame, title)
  const kind = playableKind(address)
  return kind ? playerCard(address, title, { kind }) : card(address, title)
}

/** A paragraph that is nothing but an address becomes the frame or card for it. */
export function embedAlone(paragraph: Unnamed): Unnamed {
  if (paragraph.type !== 'P' || paragraph.markups.length > 0 || !/^https?:\/\/\S+$/.test(paragraph.text))
    return paragraph
  return embedOf(paragraph.text) ?? paragraph
}

export const pixels = (element: Element, name: string): number | undefined => {
  const value = attribute(element, name) ?? ''
  return /^\d{1,4}$/.test(value) && Number(value) > 0 ? Number(value) : undefined
}

/** Reads a frame, or an object that stands in for one. */
export const readFrame: Reader = (element, context, converter) => {
  const names = ['src', 'data-src', 'data-lazy-src', 'data']
  const raw = names
    .map((name) => attribute(element, name) ?? '')
    .find((value) => value !== '' && value !== 'about:blank')
  const title = oneLine(attribute(element, 'title') ?? attribute(element, 'aria-label') ?? '')
  const paragraph = raw === undefined ? undefined : embedOf(raw, title, converter.options.baseUrl)
  const [width, height] = [pixels(element, 'width'), pixels(element, 'height')]
  if (paragraph?.type === 'IFRAME' && width && height) Object.assign(paragraph, { width, height })
  if (paragraph) converter.writer.push(paragraph)
  else if (element.tagName === 'object') converter.children(element, context)
}

export const isLinkCard = (element: Element): boolean =>
  (element.tagName === 'div' && hasClass(element, 'link-card', 'graf--mixtapeEmbed')) ||
  hasClass(element, 'kg-bookmark-card')

function byClass(root: Element, name: string): Element | undefined {
  for (const element of descendants(root)) if (hasClass(element, name)) return element
  return undefined
}

/** Reads a link card: a link with its title in `strong`, its description in `em`, and the site's name. */
export function readLinkCard(element: Element, context: Context, converter: Converter): void {
  const link = find(element, 'a')
  const href = safeHref((link ? attribute(link, 'href') : undefined) ?? '', converter.options.baseUrl)
  if (link === undefined || href === undefined) {
    converter.writer.edge()
    converter.children(element, context)
    converter.writer.edge()
    return
  }
  const strong = byClass(link, 'kg-bookmark-title') ?? find(link, 'strong', 'b')
  const em = byClass(link, 'kg-bookmark-description') ?? find(link, 'em', 'i')
  const publisher = byClass(link, 'kg-bookmark-publisher')
  const author = byClass(link, 'kg-bookmark-author')
  const title = oneLine(strong ? textOf(strong) : textOf(link))
  const site = publisher
    ? oneLine([publisher, ...(author ? [author] : [])].map(textOf).join(' · '), 100)
    : strong
      ? oneLine(
          link.childNodes
            .filter((node) => !isElement(node))
            .map(textOfNode)
            .join(' '),
          100,
        )
      : ''
  converter.writer.push({
    type: 'MIXTAPE_EMBED',
    href,
    title: title === '' ? spelled(href) : title,
    description: em ? oneLine(textOf(em), 500) : '',
    site: site === '' ? hostOf(href) : site,
  })
  for (const caption of element.childNodes.filter(isElement))
    if (caption.tagName === 'figcaption') converter.block({ ...caption, tagName: 'p' }, context)
}

const textOfNode = (node: Element['childNodes'][number]): string => ('value' in node ? node.value : '')
