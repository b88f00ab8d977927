import { raw } from 'hono/html'
import { startsAtRight } from '../../../../schema/rules/text-side'

/** The side of a line of somebody's own letters: programs drop a direction that they would have to find out. */
export const sideOf = (text: string) =>
  startsAtRight(text) ? raw(' dir="rtl" style="text-align:right"') : ''
