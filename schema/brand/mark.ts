import { PRINT } from './colours'

/**
 * The mark, interleaved leaves, as the path of an SVG of 64 x 64. Pages and cards draw it; `npm run icons` makes the
 * files that browsers and devices ask for.
 */
export const MARK_PATH =
  'M7 34C20.75 34 29 38.9 32 48C35 38.9 43.25 34 57 34V40.5C44.5 40.5 35.5 46.38 32 57.75C28.5 46.38 19.5 40.5 7 40.5ZM7 21C20.75 21 29 25.55 32 34C35 25.55 43.25 21 57 21V27.5C44.5 27.5 35.5 32.96 32 43.75C28.5 32.96 19.5 27.5 7 27.5ZM7 8C20.75 8 29 12.2 32 20C35 12.2 43.25 8 57 8V14.5C44.5 14.5 35.5 19.54 32 29.75C28.5 19.54 19.5 14.5 7 14.5Z'

const svg = (parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${parts}</svg>\n`

/** The mark alone, as a file. */
export const markSvg = (): string => svg(`<path fill="${PRINT.accent}" d="${MARK_PATH}"/>`)

/** The mark on its paper. @param radius of the corners: devices that cut icons to a shape of their own get 0. */
export const iconSvg = (radius: number): string =>
  svg(
    `<rect width="64" height="64"${radius > 0 ? ` rx="${radius}"` : ''} fill="${PRINT.paper}"/><path fill="${PRINT.accent}" transform="translate(6.4 6.4) scale(.8)" d="${MARK_PATH}"/>`,
  )
