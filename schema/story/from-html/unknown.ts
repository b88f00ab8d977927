import { safeHref } from '../../rules/links'
import { opening, type Reader } from './context'
import { embedOf } from './frames'
import { readImage } from './pictures'
import { attribute, type Element, isElement, isText } from './tree'

/** Attributes in which elements of scripts have the address of what they will show. */
const ADDRESSES = ['src', 'data-src', 'data-url', 'data-href', 'href', 'url', 'data-embed-url', 'data-link']

/** Elements whose address is read elsewhere. */
const READ = new Set('a img image iframe embed object frame video audio blockquote q ins del'.split(' '))

const isEmpty = (element: Element): boolean =>
  !element.childNodes.some((node) => isElement(node) || (isText(node) && node.value.trim() !== ''))

/** The address of what an element shows by a script. */
function addressOf(element: Element): string | undefined {
  const videoId = attribute(element, 'videoid') ?? attribute(element, 'data-videoid')
  if (videoId !== undefined && /^[\w-]{5,20}$/.test(videoId)) {
    const isVimeo = element.tagName.includes('vimeo')
    return isVimeo ? `https://vimeo.com/${videoId}` : `https://www.youtube.com/watch?v=${videoId}`
  }
  return ADDRESSES.map((name) => attribute(element, name)?.trim()).find(
    (address) => address !== undefined && /^(?:https?:)?\/\/\S/.test(address),
  )
}

/** Attributes in which elements of scripts have their words. */
const WORDS = [
  'title',
  'heading',
  'label',
  'text',
  'content',
  'caption',
  'description',
  'quote',
  'name',
  'summary',
]

/** Whether a script defines what an element is. */
const isCustom = (element: Element): boolean => element.tagName.includes('-')

const wordsIn = (element: Element): string[] =>
  isCustom(element) ? WORDS.map((name) => attribute(element, name)?.trim() ?? '').filter(Boolean) : []

/** Whether a script would have shown here what an element has in its attributes alone: an address or words. */
export const isUnknown = (element: Element): boolean =>
  !READ.has(element.tagName) &&
  (isEmpty(element)
    ? addressOf(element) !== undefined || wordsIn(element).length > 0
    : isCustom(element) && addressOf(element) !== undefined)

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i

/**
 * Reads an element of an unknown kind: by its address as a picture, a frame, a player or a card, or as a link around what
 * it says itself.
 */
export const readUnknown: Reader = (element, context, converter) => {
  const { writer, options } = converter
  const address = addressOf(element)
  if (!isEmpty(element)) {
    const href = safeHref(address ?? '', options.baseUrl)
    converter.block(element, href === undefined ? context : opening(context, { type: 'A', href }))
    return
  }
  const [title = '', ...words] = wordsIn(element)
  const isPicture = address !== undefined && (element.tagName === 'amp-img' || PICTURE.test(address))
  const shown = address === undefined || isPicture ? undefined : embedOf(address, title, options.baseUrl)
  if (isPicture) {
    const src = { name: 'src', value: address }
    readImage({ ...element, attrs: [src, ...element.attrs] }, context, converter)
  }
  if (shown) writer.push(shown)
  for (const line of shown && title !== '' ? words : [title, ...words]) {
    writer.edge()
    writer.add(line, context.open)
    writer.edge()
  }
}
