/** Where the reader's own choice of theme is kept. */
export const THEME_KEY = 'quire:theme'
