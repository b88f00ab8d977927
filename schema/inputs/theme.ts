import * as v from 'valibot'
import { MAX_STYLE_SHEET } from '../rules/limits'
import { faintColors, THEME_FONTS } from '../rules/theme'
import { publicationMessages } from '../wording/collection-messages'
import { inputWording } from '../wording/inputs'
import { hexColor } from './collection'
import { opaque } from './text'

const font = v.picklist(THEME_FONTS, inputWording.invalid)

/** The colours and typefaces of somebody's pages; a colour that is hard to read is refused. */
export const theme = v.pipe(
  v.object({ background: hexColor, text: hexColor, tint: hexColor, font1: font, font2: font, font3: font }),
  v.forward(
    v.check((given) => !faintColors(given).includes('text'), publicationMessages.faintText),
    ['text'],
  ),
  v.forward(
    v.check((given) => !faintColors(given).includes('tint'), publicationMessages.faintTint),
    ['tint'],
  ),
)

/** A style sheet as editors write it. */
export const styleSheet = v.pipe(
  opaque(MAX_STYLE_SHEET, publicationMessages.styleSheetTooLong(MAX_STYLE_SHEET)),
  v.transform((text) => text.trim()),
)
