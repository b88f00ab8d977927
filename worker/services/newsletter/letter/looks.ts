import { THEME } from '../../../../schema/brand/colours'
import { PAPER } from '../../../../schema/brand/paper'
import { LETTER_TEXT_WIDTH, LETTER_WIDTH } from '../../../../schema/rules/letter-content'

/* How a letter looks: light within its elements, since some programs drop sheets, and dark in a sheet for those that
   read it. */

const { ink, line, accent } = THEME
const inkSoft = THEME['ink-soft']
const accentInk = THEME['accent-ink']

const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const MONO = 'ui-monospace, Menlo, Consolas, monospace'

/** Styles within elements. */
export const LOOK = {
  page: `margin:0;padding:0;background-color:${PAPER.light}`,
  preheader: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px',
  /** Wide tables and pictures don’t widen what has its widths from outside. */
  fixed: 'width:100%;table-layout:fixed',
  column: `width:100%;max-width:${LETTER_WIDTH}px;table-layout:fixed`,
  text: `padding:0 24px;font-family:${SERIF};font-size:18px;line-height:1.6;color:${ink.light};word-break:break-word;overflow-wrap:anywhere`,
  brand: `margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid ${line.light};font-family:${SANS};font-size:14px;line-height:1.5;color:${inkSoft.light}`,
  title: 'margin:0 0 8px;font-size:32px;line-height:1.2;font-weight:bold',
  subtitle: `margin:0 0 12px;font-size:20px;line-height:1.4;color:${inkSoft.light}`,
  byline: `margin:0 0 32px;font-family:${SANS};font-size:14px;line-height:1.5;color:${inkSoft.light}`,
  p: 'margin:0 0 20px',
  h2: 'margin:36px 0 12px;font-size:26px;line-height:1.25;font-weight:bold',
  h3: 'margin:32px 0 10px;font-size:22px;line-height:1.3;font-weight:bold',
  h4: 'margin:28px 0 8px;font-size:18px;line-height:1.4;font-weight:bold',
  quote: 'margin:0 0 20px;padding:0 18px;font-style:italic',
  pull: `margin:28px 0;font-size:24px;line-height:1.4;text-align:center;color:${inkSoft.light}`,
  box: `margin:0 0 20px;padding:14px 18px 1px;border:1px solid ${line.light};border-radius:6px`,
  label: `margin:0 0 4px;font-family:${SANS};font-size:13px;line-height:1.5;font-weight:bold`,
  pre: `margin:0 0 20px;padding:14px 16px;border:1px solid ${line.light};border-radius:6px;font-family:${MONO};font-size:14px;line-height:1.5;white-space:pre-wrap;text-align:left`,
  figure: 'margin:0 0 24px;padding:0',
  caption: `margin:8px 0 0;font-family:${SANS};font-size:14px;line-height:1.5;color:${inkSoft.light}`,
  scroll: 'margin:0 0 20px;overflow-x:auto',
  table: `width:100%;border-collapse:collapse;font-family:${SANS};font-size:15px;line-height:1.5;word-break:normal;overflow-wrap:normal`,
  cell: `padding:6px 10px;border:1px solid ${line.light};vertical-align:top`,
  card: `width:100%;margin:0 0 20px;border:1px solid ${line.light};border-radius:6px;border-collapse:separate;font-family:${SANS};font-size:15px;line-height:1.4`,
  cardText: 'padding:14px 16px',
  cardPicture: 'width:120px',
  small: `font-size:13px;color:${inkSoft.light}`,
  button: `display:inline-block;padding:11px 22px;border-radius:22px;background-color:${accent.light};color:${accentInk.light};font-family:${SANS};font-size:16px;line-height:1.4;font-weight:bold;text-decoration:none`,
  hr: `margin:32px 0;border:0;border-top:1px solid ${line.light}`,
  footer: `padding:16px 24px 32px;font-family:${SANS};font-size:13px;line-height:1.6;color:${inkSoft.light};text-align:left`,
} as const

/** A line at the side where a quotation begins, and room at the side where a card's picture ends. */
export const SIDES = {
  left: { quote: `border-left:3px solid ${line.light}`, cardPicture: 'padding:14px 16px 14px 0' },
  right: { quote: `border-right:3px solid ${line.light}`, cardPicture: 'padding:14px 0 14px 16px' },
} as const

/** Of elements within a text. */
export const TEXT_LOOKS = {
  A: `color:${accent.light};text-decoration:underline`,
  reference: `color:${accent.light};text-decoration:none;font-size:75%;vertical-align:super;line-height:0`,
  CODE: `font-family:${MONO};font-size:85%`,
  MARK: `background-color:#f6e7a8;color:${ink.light}`,
} as const

/** A picture as wide as its place, and no wider than it is. */
export const pictureLook = (width: number): string =>
  `display:block;width:100%;max-width:${width}px;height:auto;border:0`

/** Two pictures beside each other. */
export const GALLERY_WIDTH = (LETTER_TEXT_WIDTH - 8) / 2

export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
li { margin: 0 0 8px }
ul, ol { margin: 0 0 20px; padding-left: 28px; padding-right: 28px }
li > ul, li > ol { margin: 8px 0 0 }
a.plain { color: inherit; text-decoration: none }
@media (max-width: 480px) {
  .edge { padding-left: 16px !important; padding-right: 16px !important }
  .title { font-size: 28px !important }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: ${PAPER.dark} !important }
  .ink { color: ${ink.dark} !important }
  .soft { color: ${inkSoft.dark} !important; border-color: ${line.dark} !important }
  .line, .line td, .line th { border-color: ${line.dark} !important }
  .ink a, .soft a { color: ${accent.dark} !important }
  .ink a.plain { color: inherit !important }
  .ink a.button { background-color: ${accent.dark} !important; color: ${accentInk.dark} !important }
}
`
