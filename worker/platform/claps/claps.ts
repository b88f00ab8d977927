import type { ClapTarget } from '../../../schema/rules/claps'

/** One clap more than somebody has given: as often as the database knew, unless some have been taken since. */
export interface OneMore {
  oneMoreThan: number
}

/** Claps as somebody sends them: how often they clap in all, or once more, however many presses arrive at once. */
interface SentClaps {
  userId: string
  count: number | OneMore
  /** Made by the client, once for each sending: the same one isn't applied twice. */
  key: string
}

/** How many claps there are, once somebody's were taken; nothing that couldn't be read from the database in time. */
export interface ClapsNow {
  /** From everybody. */
  total: number | null
  /** From a sender of claps: the total that counts, not the repeated message. */
  own: number | null
}

/** Takes the claps of many at once. Rule: docs/rules/claps.md, "Storing". */
export interface Claps {
  /**
   * Takes a person's claps for something. Once it has answered, they are kept.
   *
   * @returns how many claps there are now.
   */
  give(target: ClapTarget, claps: SentClaps): Promise<ClapsNow>
}
