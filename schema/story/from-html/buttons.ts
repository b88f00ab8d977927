import { MAX_BUTTON_LABEL } from '../../rules/limits'
import { safeButtonHref } from '../../rules/links'
import { oneLine } from './cards'
import type { Converter, Reader } from './context'
import { attribute, type Element, find, hasClass, textOf } from './tree'
import type { Unnamed } from './writer'

/** A link that WordPress, Ghost, Substack or an export of ours shows as a button. */
function buttonOf(element: Element, { options }: Converter): Unnamed | undefined {
  if (!hasClass(element, 'link-button', 'wp-block-button', 'kg-button-card', 'button-wrapper'))
    return undefined
  const link = find(element, 'a')
  const href = link && safeButtonHref(attribute(link, 'href') ?? '', options.baseUrl)
  const label = oneLine(link ? textOf(link) : '', MAX_BUTTON_LABEL + 1)
  // Whatever else is in it would be lost, and so would the end of a label.
  const isAlone =
    oneLine(textOf(element), MAX_BUTTON_LABEL + 1) === label && find(element, 'img') === undefined
  return href && label !== '' && label.length <= MAX_BUTTON_LABEL && isAlone
    ? { type: 'BUTTON', label, href }
    : undefined
}

/** Whether an element is nothing but a button that leads somewhere. One within a text is a link. */
export const isButton = (element: Element, converter: Converter): boolean =>
  converter.writer.isPlain && buttonOf(element, converter) !== undefined

export const readButton: Reader = (element, _context, converter) => {
  const button = buttonOf(element, converter)
  if (button) converter.writer.push(button)
}

/** Whether an element is where readers of an export of ours could subscribe. One within a text is words. */
export const isSubscribeField = (element: Element, { writer }: Converter): boolean =>
  writer.isPlain && attribute(element, 'data-subscribe-field') !== undefined

export const readSubscribeField: Reader = (_element, _context, { writer }) =>
  writer.push({ type: 'SUBSCRIBE' })
