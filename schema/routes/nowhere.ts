/**
 * A path that no route has, in any table. The router is given it in place of an address that the table doesn't know,
 * since the router takes some of those for a page: `/tidewater//about`.
 */
export const NOWHERE = '/-/-/-/-/-/-'
