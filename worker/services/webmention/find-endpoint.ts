import { MENTIONED_PAGE_BYTES } from '../../../schema/rules/webmentions'
import { attribute, type Element } from '../../../schema/story/from-html/tree'
import type { Outside } from '../../platform/outside'
import { fetchBytes } from '../import/pictures/fetch-bytes'
import { mayBeThereLater } from './may-be-there-later'
import { pageElements } from './page-elements'

const PAGE = { accept: 'text/html,*/*;q=0.8', most: MENTIONED_PAGE_BYTES, isBeginning: true }
const REL = 'webmention'

const says = (rel: string): boolean => rel.toLowerCase().split(/\s+/).includes(REL)

const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/i

/** The address in the first link of a header that is for mentions. */
export function linkInHeader(header: string): string | undefined {
  for (const link of header.slice(0, 8192).split('<').slice(1)) {
    const end = link.indexOf('>')
    const [, quoted, plain = ''] = RELATION.exec(link.slice(end + 1)) ?? []
    if (end >= 0 && says(quoted ?? plain)) return link.slice(0, end)
  }
  return undefined
}

/** The address in the first link of a page that is for mentions. It may be empty: the page itself. */
function linkInPage(elements: readonly Element[]): string | undefined {
  const link = elements.find(
    (element) =>
      (element.tagName === 'link' || element.tagName === 'a') &&
      attribute(element, 'href') !== undefined &&
      says(attribute(element, 'rel') ?? ''),
  )
  return link && attribute(link, 'href')
}

/** An address that may be relative. */
function endpointAt(href: string, base: string): { endpoint: string } | 'none' {
  const url = URL.parse(href, base)
  return url ? { endpoint: url.href } : 'none'
}

/** Where a page takes mentions, as far as its site says; `unknown` if it couldn't be asked now. */
export async function findEndpoint(
  outside: Outside,
  page: string,
): Promise<{ endpoint: string } | 'none' | 'unknown'> {
  const fetched = await fetchBytes(outside, page, PAGE)
  if (fetched.kind !== 'bytes') return mayBeThereLater(fetched) ? 'unknown' : 'none'
  const { address, link = '' } = fetched
  const inHeader = linkInHeader(link)
  if (inHeader !== undefined) return endpointAt(inHeader, address)
  const elements = pageElements(fetched)
  const href = elements && linkInPage(elements)
  if (href === undefined) return 'none'
  const base = elements?.find(({ tagName }) => tagName === 'base')
  return endpointAt(href, URL.parse((base && attribute(base, 'href')) ?? '', address)?.href ?? address)
}
