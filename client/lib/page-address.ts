import { canonicalUrl } from '../../schema/routes/canonical'
import type { TableName } from '../../schema/routes/tables'

/** Stands in for this host: only what follows it is read. */
const THIS_HOST = 'https://this.host'

/**
 * The canonical address of a page of this host, to which the server would redirect the link's address.
 * Nothing if it isn't a page here, so the browser has to load it. Rule: docs/rules/routes.md, "Canonical
 * addresses".
 */
export function pageAddress(href: string, table: TableName): string | undefined {
  if (!href.startsWith('/') || !URL.canParse(href, THIS_HOST)) return undefined
  const url = new URL(href, THIS_HOST)
  if (url.origin !== THIS_HOST) return undefined
  const answer = canonicalUrl(url, table)
  if ('redirect' in answer) return answer.redirect.location
  return answer.match?.route.page ? href : undefined
}
