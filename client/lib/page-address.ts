import { canonicalUrl } from '../../schema/routes/canonical'
import type { TableName } from '../../schema/routes/tables'

/** Stands for this host: only what comes after it is read. */
const THIS_HOST = 'https://this.host'

/**
 * The canonical address of a page of this host: what the server would redirect the link's address to. Nothing
 * for what is no page here, which the browser has to load. Rule: docs/rules/routes.md, "Canonical addresses".
 */
export function pageAddress(href: string, table: TableName): string | undefined {
  if (!href.startsWith('/') || !URL.canParse(href, THIS_HOST)) return undefined
  const url = new URL(href, THIS_HOST)
  if (url.origin !== THIS_HOST) return undefined
  const answer = canonicalUrl(url, table)
  if ('redirect' in answer) return answer.redirect.location
  return answer.match?.route.page ? href : undefined
}
