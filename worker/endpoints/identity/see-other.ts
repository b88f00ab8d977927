/**
 * Redirects the browser to a GET, even after a POST. The response is never stored, and no other site learns
 * the address it came from, which may contain a reference.
 *
 * @param location an absolute address, or a path of this host; made by us.
 */
export const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
