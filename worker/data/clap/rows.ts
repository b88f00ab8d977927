import type { ClapTarget } from '../../../schema/rules/claps'

/** How often somebody claps for something, since when: milliseconds since 1970 UTC. */
export interface GivenClaps {
  userId: string
  count: number
  at: number
}

/** The key of a person's claps for something, for the loader. */
export const clapKey = (userId: string, { kind, id }: ClapTarget): string =>
  JSON.stringify([userId, kind, id])
