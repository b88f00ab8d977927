import { MAX_HREF } from '../../../schema/rules/limits'
import { MOST_MENTIONED } from '../../../schema/rules/webmentions'
import { isFetchable } from '../import/pictures/addresses'

/** Every address that something in a value leads to. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  )
}

/** The pages elsewhere that a story's text links to, each once, the first ones alone. */
export function pagesLinkedFrom(body: unknown, mainOrigin: string): string[] {
  const { host } = new URL(mainOrigin)
  const pages = hrefsIn(body).flatMap((href) => {
    const url = URL.parse(href)
    if (url === null || url.host === host || href.length > MAX_HREF) return []
    return isFetchable(url.href) ? [url.href] : []
  })
  return [...new Set(pages)].slice(0, MOST_MENTIONED)
}
