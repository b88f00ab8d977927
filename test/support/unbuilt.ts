import { readList } from './ratchet'

export const UNBUILT_LIST = 'test/http/unbuilt-routes.txt'

/** Routes of the table that aren't built yet. */
export const unbuiltRoutes = (): ReadonlySet<string> => new Set(readList(UNBUILT_LIST))
