import type { Reader } from './context'
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

/** Whether an element says nothing itself, but has an address that a script would have shown here. */
export const isUnknown = (element: Element): boolean =>
  !READ.has(element.tagName) && isEmpty(element) && addressOf(element) !== undefined

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i

/** Reads an element of an unknown kind by its address: a picture, a frame, a player or a card. */
export const readUnknown: Reader = (element, context, converter) => {
  const address = addressOf(element) ?? ''
  if (element.tagName === 'amp-img' || PICTURE.test(address)) {
    const src = { name: 'src', value: address }
    return readImage({ ...element, attrs: [src, ...element.attrs] }, context, converter)
  }
  const title = attribute(element, 'title') ?? attribute(element, 'aria-label') ?? ''
  const paragraph = embedOf(address, title, converter.options.baseUrl)
  if (paragraph) converter.writer.push(paragraph)
}
