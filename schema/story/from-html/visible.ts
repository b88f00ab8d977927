import { attribute, type Element, hasClass, styleOf } from './tree'

/** Elements whose content nobody sees as words. */
const UNSEEN = new Set(
  'script style template noscript head title meta link base canvas datalist param source track colgroup col frameset rp'.split(
    ' ',
  ),
)

/** Classes of what isn't seen, or is seen twice: words for screen readers, a player's own controls, drawn formulas. */
const HIDDEN = [
  'screen-reader-text',
  'sr-only',
  'visually-hidden',
  'kg-video-overlay',
  'kg-video-player-container',
  'kg-audio-player',
  'kg-toggle-card-icon',
  'image-link-expand',
  'hide-text',
  'MathJax_Preview',
]

/**
 * Whether readers of the source don't see an element, or see the same again beside it. Whatever else is left out of a
 * story is named.
 */
export function isUnseen(element: Element): boolean {
  if (UNSEEN.has(element.tagName)) return true
  if (attribute(element, 'hidden') !== undefined || hasClass(element, ...HIDDEN)) return true
  return /(?:^|;)\s*display\s*:\s*none/i.test(styleOf(element))
}

/** Elements that can be seen but have no place in a story: drawings, fields, menus of the site around it. */
const NOT_OF_A_STORY = new Set('svg select option map area nav dialog progress meter'.split(' '))

/** Classes of the same: buttons beside a file, calls to subscribe. */
const AROUND = ['wp-block-file__button', 'subscription-widget-wrap*', 'kg-signup-card']

/** Whether an element can be seen, but isn't part of the story. */
export const isAround = (element: Element): boolean =>
  NOT_OF_A_STORY.has(element.tagName) || hasClass(element, ...AROUND)
