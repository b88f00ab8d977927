import type { FetchPort } from '../../services/import/pictures/fetch-bytes'

/** The web, for what checks each address that it asks (`fetchBytes`). */
export const outside: FetchPort = { fetch: (address, init) => fetch(address, init) }
