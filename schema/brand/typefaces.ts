/** The serif of stories and headlines, for what names it outside the style sheet; theme.css has the same list. */
export const SERIF =
  '"Source Serif 4", "Source Serif 4 Georgia", "Source Serif 4 Times", "Source Serif 4 DejaVu", Georgia, serif'

/** What the choice of typefaces calls it. */
export const SERIF_NAME = 'Source Serif'

/** What follows the word of its script in the names of the cards' fonts (card-fonts.build.mjs). */
export const CARD_FAMILY = 'Serif 4'
