/**
 * Sends the browser on by a GET, also after a POST. Nobody stores it, and no other site is told the address it
 * came from, which may hold a reference.
 *
 * @param location an absolute address, or a path of this host; made by us.
 */
export const goOn = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
