/** A redirect: 301 permanent, 302 temporary. The address is ours or was checked. */
export const redirectTo = (location: string, status: 301 | 302): Response =>
  new Response(null, {
    status,
    headers: { location, 'cache-control': status === 302 ? 'no-store' : 'public, max-age=60' },
  })
