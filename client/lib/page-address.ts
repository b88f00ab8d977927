import { canonicalUrl } from '../../schema/routes/canonical'
import type { TableName } from '../../schema/routes/tables'
import { takesPayments } from '../../schema/rules/paying'

/** Stands in for this host: only what follows it is read. */
const THIS_HOST = 'https://this.host'

/**
 * The canonical address of a page of this host, to which the server would redirect the link's address.
 * Nothing if it isn't a page here, or one that takes payments, so the browser has to load it. Rules:
 * docs/rules/routes.md, "Canonical addresses"; docs/rules/payments.md, "The form".
 */
export function pageAddress(href: string, table: TableName): string | undefined {
  if (!href.startsWith('/') || !URL.canParse(href, THIS_HOST)) return undefined
  const url = new URL(href, THIS_HOST)
  if (url.origin !== THIS_HOST) return undefined
  const answer = canonicalUrl(url, table)
  if ('redirect' in answer) {
    const { location } = answer.redirect
    const there = canonicalUrl(new URL(location, THIS_HOST), table)
    return 'match' in there && takesPayments(there.match?.route.name) ? undefined : location
  }
  const { route } = answer.match ?? {}
  return route?.page && !takesPayments(route.name) ? href : undefined
}
