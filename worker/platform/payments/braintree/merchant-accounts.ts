/**
 * The merchant account of a currency, from `USD=quire_usd,CAD=quire_cad`; without any, the default one, which is in US
 * dollars. Nothing for a currency without an account: another one would charge the same number of its own.
 */
export function accountOf(env: Env, currency: string): { merchantAccountId?: string } | undefined {
  const pairs = env.BRAINTREE_ACCOUNTS
  if (!pairs) return currency === 'USD' ? {} : undefined
  const accountId = pairs
    .split(',')
    .map((pair) => pair.split('='))
    .find(([name]) => name?.trim() === currency)?.[1]
  return accountId ? { merchantAccountId: accountId.trim() } : undefined
}

/** The merchant accounts; none for the default one alone. */
export const merchantAccounts = (env: Env): string[] =>
  (env.BRAINTREE_ACCOUNTS ?? '').split(',').flatMap((pair) => pair.split('=')[1]?.trim() || [])
