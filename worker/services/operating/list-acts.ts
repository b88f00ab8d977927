import type { ModerationAction } from '../../../schema/rules/moderation'
import { SHOWN_ACTS } from '../../../schema/rules/moderation'
import type { Database } from '../../data/database'
import {
  actsOfKind,
  actsOfStaff,
  actsOfStaffAndKind,
  latestActs,
  type ModerationActRow,
} from '../../data/moderation/acts'
import { latestOperatorActs } from '../../data/moderation/site'
import { userByUsername } from '../../data/user/queries'
import { type Key, type Paging, readPage } from '../paging'

/** What is wanted of the log. */
export interface WantedActs {
  action?: ModerationAction | null | undefined
  /** A member of staff, or an editor; nobody has done anything who doesn't exist. */
  username?: string | null | undefined
}

const keyOf = ({ id }: { id: number }): Key => [id, '']
const whole = (paging: Paging | null | undefined): Paging => ({ limit: SHOWN_ACTS, ...paging })

/** What staff and editors have done, newest first. Rule: docs/rules/moderation.md, "The log". */
export async function listActs(db: Database, { action, username }: WantedActs, paging?: Paging | null) {
  const person = username
    ? await db.first(userByUsername, username.replace(/^@/, '').toLowerCase())
    : undefined
  const read = (before: number, limit: number): Promise<ModerationActRow[]> => {
    if (username && !person) return Promise.resolve([])
    if (person && action) return db.all(actsOfStaffAndKind, person.id, action, before, limit)
    if (person) return db.all(actsOfStaff, person.id, before, limit)
    return action ? db.all(actsOfKind, action, before, limit) : db.all(latestActs, before, limit)
  }
  return readPage(whole(paging), ([before], limit) => read(Number(before), limit), keyOf)
}

/** What was done with the operators' key, and by staff as somebody else, newest first. */
export const listOperatorActs = (db: Database, paging?: Paging | null) =>
  readPage(whole(paging), ([before], limit) => db.all(latestOperatorActs, Number(before), limit), keyOf)
