import { GROTESQUE_NAME, SECOND_SERIF_NAME, SERIF_NAME } from '../brand/typefaces'
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
  faint: {
    text: (ratio: string, least: string, lacks: string) =>
      `Text on this background has a contrast of ${ratio} to 1. It needs ${least}, which is ${lacks} more.`,
    tint: (ratio: string, least: string, lacks: string) =>
      `Links and buttons on this background have a contrast of ${ratio} to 1. They need ${least}, which is ${lacks} more.`,
  },
  useNearest: (color: string) => `Use ${color}, the nearest that is easy to read`,
  type: 'Type',
  font1: 'Titles',
  font2: 'Stories',
  font3: 'Everything else',
  fonts: {
    SERIF_1: SERIF_NAME,
    SERIF_2: SECOND_SERIF_NAME,
    SANS_SERIF_1: 'The device’s sans serif',
    SANS_SERIF_2: GROTESQUE_NAME,
  },
  specimen: 'Twice a day, the sea goes somewhere else.',
  css: 'Custom CSS',
  cssHint:
    'Applies only to the publication’s own part of its pages. Colours, type, space and layout can be set; nothing can be loaded or moved elsewhere.',
  counter: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  preview: 'Preview',
  light: 'Light',
  dark: 'Dark',
  pane: { light: 'Preview of the page in light mode', dark: 'Preview of the page in dark mode' },
  noPreview: 'The preview couldn’t be loaded.',
  tryAgain: 'Try again',
  save: 'Save design',
  saving: 'Saving…',
  saved: 'Design saved.',
} as const
