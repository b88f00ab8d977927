/** The response to a HEAD where a GET would begin something or use something up. */
export const headersAlone = (): Response => new Response(null, { headers: { 'cache-control': 'no-store' } })
