import type { ClapTarget } from '../../../schema/rules/claps'

/** Claps as somebody sends them: how often they clap in all, not how often more. */
export interface SentClaps {
  userId: string
  count: number
  /** Made by the client, once for each sending: the same one isn't applied twice. */
  key: string
}

/** Takes the claps of many at once. Rule: docs/rules/claps.md, "Storing". */
export interface Claps {
  /**
   * Takes somebody's claps for something. Once it has answered, they are kept.
   *
   * @returns how many claps there are now, from everybody; nothing if the database couldn't be reached in time.
   */
  give(target: ClapTarget, claps: SentClaps): Promise<number | undefined>
}
