/** The storage key of the reader's own choice of theme. */
export const THEME_KEY = 'quire:theme'
