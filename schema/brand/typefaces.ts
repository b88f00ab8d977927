/** The serif of stories and headlines, for what names it outside the style sheet; theme.css has the same list. */
export const SERIF =
  '"Source Serif 4", "Source Serif 4 Georgia", "Source Serif 4 Times", "Source Serif 4 DejaVu", Georgia, serif'

/** What the choice of typefaces calls it. */
export const SERIF_NAME = 'Source Serif'

/** The shell's sans serif: the system's own, or Inter where it has none of these; theme.css has the same list. */
export const SANS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Inter, "Inter Arial", "Inter DejaVu", system-ui, sans-serif'

/** The other typefaces that a theme can choose, and what the choice calls them. */
export const SECOND_SERIF =
  '"Charis SIL", "Charis SIL Georgia", "Charis SIL Times", "Charis SIL DejaVu", Georgia, serif'
export const SECOND_SERIF_NAME = 'Charis'
export const GROTESQUE = 'Inter, "Inter Arial", "Inter DejaVu", system-ui, sans-serif'
export const GROTESQUE_NAME = 'Inter'

/** The sheet that declares what of them no other page needs; what shows them links it. */
export const FACES_SHEET = '/assets/faces-1/faces.css'

/** What follows the word of its script in the names of the cards' fonts (card-fonts.build.mjs). */
export const CARD_FAMILY = 'Serif 4'
