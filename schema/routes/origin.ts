/**
 * The origin of an address in the form that the platform writes, such as a request's: cheaper than parsing
 * it once more.
 */
export function originOf(url: string): string {
  const end = url.indexOf('/', url.indexOf('//') + 2)
  return end < 0 ? url : url.slice(0, end)
}

/** The host of an origin, with its port: `quire.example:8787` of `https://quire.example:8787`. */
export const hostOfOrigin = (origin: string): string => origin.slice(origin.indexOf('//') + 2)
