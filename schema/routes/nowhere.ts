/**
 * A path that no route has, in any table. The router gets it in place of an address that the table doesn't
 * know, because the router would take some of those for a page: `/tidewater//about`.
 */
export const NOWHERE = '/-/-/-/-/-/-'
