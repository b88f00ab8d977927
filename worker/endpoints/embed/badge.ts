import { PRINT } from '../../../schema/brand/colours'
import { MARK_PATH } from '../../../schema/brand/mark'
import { siteName } from '../../../schema/brand/name'
import { BADGE_SIZE } from '../../../schema/rules/frame-code'
import { embeddingWording } from '../../../schema/wording/embedding'
import { element, emptyElement, xmlDocument } from '../../services/rss/xml'
import type { Endpoint } from '../endpoint'
import { answer } from '../files/answer'
import { FILE_MAX_AGE } from '../files/json'

const { width, height } = BADGE_SIZE
/** From the mark's beginning to the text's, and what is left free on both sides. */
const MARK_ROOM = 27
const SIDE = 14
const FONT_SIZE = 13
/** The width of a character in most typefaces of that size. */
const CHARACTER = 7.2

/**
 * A picture that invites to follow or subscribe. Its text takes the room that there is, whatever typeface the reader's
 * device has. Rule: docs/rules/embedding.md, "Badges".
 */
export const badge: Endpoint = async ({ request, env, params }) => {
  const product = siteName(env)
  const { follow, subscribe } = embeddingWording.badge
  const text = params.badge === 'subscribe' ? subscribe(product) : follow(product)
  const length = Math.min(text.length * CHARACTER, width - MARK_ROOM - 2 * SIDE)
  const start = (width - MARK_ROOM - length) / 2
  const picture = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': text,
    },
    emptyElement('rect', { width, height, rx: height / 2, fill: PRINT.accent }),
    emptyElement('path', {
      d: MARK_PATH,
      fill: PRINT.paper,
      transform: `translate(${start} 7.5) scale(.33)`,
    }),
    element(
      'text',
      {
        x: start + MARK_ROOM,
        y: 23,
        fill: PRINT.paper,
        'font-family': 'system-ui,sans-serif',
        'font-size': FONT_SIZE,
        'font-weight': 600,
        textLength: length,
        lengthAdjust: 'spacingAndGlyphs',
      },
      text,
    ),
  )
  const response = await answer(request, xmlDocument(picture), {
    type: 'image/svg+xml',
    maxAge: FILE_MAX_AGE,
  })
  response.headers.set('cross-origin-resource-policy', 'cross-origin')
  return response
}
