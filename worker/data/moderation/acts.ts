import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { ModerationAction, ModerationSubject } from '../../../schema/rules/moderation'
import { moderationAct } from '../../../schema/tables/moderation'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, type Row, without } from '../sql/rows'

const actFields = without(moderationAct)

/** Something that staff has done. */
export interface ModerationActRow extends Row<typeof actFields> {}

/** What staff does to somebody: when, who, to whom and why. */
export type ActOnPerson = Pick<ModerationActRow, 'at' | 'staffId' | 'subjectId' | 'reason'>

/** Records an act. There is no statement that changes or deletes one. */
export const insertAct = insert(moderationAct)

const ofSubject = (kind: Param<ModerationSubject>, id: Param<string>) =>
  and(eq(moderationAct.subjectKind, kind), eq(moderationAct.subjectId, id))

/** Acts on something, newest first. */
export const actsOfSubject = query(
  'actsOfSubject',
  (kind: Param<ModerationSubject>, id: Param<string>, limit: Param<number>) =>
    select(actFields)
      .from(indexedBy(moderationAct, 'moderation_act_of_subject'))
      .where(ofSubject(kind, id))
      .orderBy(desc(moderationAct.id))
      .limit(limit),
)

/** The last acts on anything, newest first. @param beforeId a number that is larger than their ids. */
export const latestActs = query('latestActs', (beforeId: Param<number>, limit: Param<number>) =>
  select(actFields)
    .from(moderationAct)
    .where(lt(moderationAct.id, beforeId))
    .orderBy(desc(moderationAct.id))
    .limit(limit),
)

const newestBefore = (index: string, beforeId: Param<number>, limit: Param<number>, ...conditions: SQL[]) =>
  select(actFields)
    .from(indexedBy(moderationAct, index))
    .where(and(...conditions, lt(moderationAct.id, beforeId)))
    .orderBy(desc(moderationAct.id))
    .limit(limit)

/** The last acts of one kind, of one person, or both, newest first. */
export const actsOfKind = query(
  'actsOfKind',
  (action: Param<ModerationAction>, beforeId: Param<number>, limit: Param<number>) =>
    newestBefore('moderation_act_of_action', beforeId, limit, eq(moderationAct.action, action)),
)
export const actsOfStaff = query(
  'actsOfStaff',
  (staffId: Param<string>, beforeId: Param<number>, limit: Param<number>) =>
    newestBefore('moderation_act_of_staff', beforeId, limit, eq(moderationAct.staffId, staffId)),
)
export const actsOfStaffAndKind = query(
  'actsOfStaffAndKind',
  (staffId: Param<string>, action: Param<ModerationAction>, beforeId: Param<number>, limit: Param<number>) =>
    newestBefore(
      'moderation_act_of_staff_action',
      beforeId,
      limit,
      eq(moderationAct.staffId, staffId),
      eq(moderationAct.action, action),
    ),
)

/** What hid something last, a review or a take-down, when and why, and the state that it had before. */
export const lastHidingOf = query('lastHidingOf', (kind: Param<ModerationSubject>, id: Param<string>) =>
  select({ ...only(moderationAct, 'action', 'at', 'reason'), state: moderationAct.detail })
    .from(indexedBy(moderationAct, 'moderation_act_of_subject'))
    .where(and(ofSubject(kind, id), inArray(moderationAct.action, ['TAKE_DOWN', 'REVIEW'])))
    .orderBy(desc(moderationAct.id))
    .limit(1),
)
