import { SERIF_NAME } from '../brand/typefaces'
import { countOf, exactCount } from './counts'

/** Texts of the pages that design a publication or a profile. */
export const designWording = {
  publicationTitle: (name: string) => `Design of ${name}`,
  profileTitle: 'Design of your profile',
  needsScript: 'To change the design, turn on JavaScript in this browser.',
  useTheme: 'Use a theme of its own',
  useThemeHint: 'Otherwise the pages look like the rest of the site.',
  colors: 'Colours',
  colorsHint: 'For a light page. The colours of the dark page are made from them.',
  background: 'Background',
  text: 'Text',
  tint: 'Links and buttons',
  contrast: (ratio: string, least: string) => `Contrast ${ratio} to 1, needs ${least}`,
  type: 'Type',
  font1: 'Titles',
  font2: 'Stories',
  font3: 'Everything else',
  fonts: {
    SERIF_1: SERIF_NAME,
    SERIF_2: 'Charter',
    SANS_SERIF_1: 'Sans serif',
  },
  css: 'Custom CSS',
  cssHint:
    'Applies only to the publication’s own part of its pages. Colours, type, space and layout can be set; nothing can be loaded or moved elsewhere.',
  counter: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  preview: 'Preview',
  light: 'Light',
  dark: 'Dark',
  sample: {
    title: 'Where the sea stands still',
    subtitle: 'Twice a day, the sea goes somewhere else.',
    text: 'Where the water stands still, all around it moves. Sailors have drawn these points on charts for three hundred years, and',
    link: 'most of them are right',
    button: 'Follow',
  },
  save: 'Save design',
  saving: 'Saving…',
  saved: 'Design saved.',
} as const
