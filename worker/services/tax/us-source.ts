/** Everything, since what is withheld too much can be given back, and what isn't withheld is owed by whoever paid. */
const ALL = 100

/**
 * How much of writers' earnings counts as from sources in the United States, in percent. Rule: docs/rules/partner.md,
 * "Withholding".
 */
export function usSourceOf({ TAX_US_SOURCE: said }: Pick<Env, 'TAX_US_SOURCE'>): number {
  if (!said) return ALL
  if (/^(?:\d|[1-9]\d|100)$/.test(said)) return Number(said)
  console.error(
    JSON.stringify({ event: 'taxes-misconfigured', detail: 'TAX_US_SOURCE is no whole percentage' }),
  )
  return ALL
}
