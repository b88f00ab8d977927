/** The orders of responses: their names in addresses and in texts, and in the API. */
export const ORDERS = [
  { name: 'relevant', sortType: 'MOST_RELEVANT' },
  { name: 'newest', sortType: 'NEWEST' },
  { name: 'oldest', sortType: 'OLDEST' },
] as const

/** The order that an address asks for; the first one for any other word. */
export const orderNamed = (name: string | undefined): (typeof ORDERS)[number] =>
  ORDERS.find((order) => order.name === name) ?? ORDERS[0]
