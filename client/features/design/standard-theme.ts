import type { Theme } from '../../../schema/rules/theme'

/** The site's own look, with which a theme begins. */
export const STANDARD_THEME: Theme = {
  background: '#fcf9f3',
  text: '#241e1a',
  tint: '#175740',
  font1: 'SERIF_1',
  font2: 'SERIF_1',
  font3: 'SANS_SERIF_1',
}
