import { THEME } from '../../../schema/brand/colours'
import { PAPER } from '../../../schema/brand/paper'
import type { Theme } from '../../../schema/rules/theme'

/** The site's own look, with which a theme begins. */
export const STANDARD_THEME: Theme = {
  background: PAPER.light,
  text: THEME.ink.light,
  tint: THEME.accent.light,
  font1: 'SERIF_1',
  font2: 'SERIF_1',
  font3: 'SANS_SERIF_1',
}
