import type { CollectionEditor } from '../../data/collection/rows'
import type { ReportCase } from '../../data/report/rows'
import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'

/** A case, with those who write what was reported. */
interface CaseWithAuthors {
  entity: 'report'
  report: Pick<ReportCase, 'authorId' | 'deciderId'>
  /** The co-authors of the reported work, besides the person who answers for it. */
  coAuthorIds: readonly string[]
}

/** A case, with everybody who has to do with it. */
export interface CaseThing extends CaseWithAuthors {
  /** The owners and editors of the publication that it is in. */
  leaders: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
  /** Somebody says what only staff decides. */
  isForStaff: boolean
}

export interface ReportThing extends CaseThing {
  /** There is nobody else who could decide about an appeal. */
  isOnlyStaff: boolean
}

const isAbout = (actor: Actor, { report, coAuthorIds }: CaseWithAuthors): boolean =>
  actor !== null && (actor.id === report.authorId || coAuthorIds.includes(actor.id))

const leads = (actor: Actor, { leaders, isForStaff }: CaseThing): boolean =>
  !isForStaff && leaders.some(({ userId, role }) => userId === actor?.id && role !== 'WRITER')

const isStaff = (actor: Actor): boolean => actor?.isStaff === true && isInPerson(actor)

/** Reports about one thing. Rule: docs/rules/security.md, "Rights". */
export const reportPolicy = {
  /** See it with what was reported: never one about oneself, or about one's own work. */
  read: (actor, thing: CaseThing) => !isAbout(actor, thing) && (isStaff(actor) || leads(actor, thing)),
  /** Decide about it. */
  decide: (actor, thing: CaseThing) =>
    !isAbout(actor, thing) &&
    (isStaff(actor) || (leads(actor, thing) && isInPerson(actor) && !actor.isSuspended)),
  /** See what was decided against oneself, and appeal: also while suspended. */
  appeal: (actor, { report }: Pick<CaseThing, 'report' | 'entity'>) =>
    actor?.id === report.authorId && isInPerson(actor),
  /** Decide about that: somebody other than the first decider, if there is anybody else. */
  decideAppeal: (actor, thing: Omit<ReportThing, 'leaders' | 'isForStaff'>) =>
    !isAbout(actor, thing) && isStaff(actor) && (actor?.id !== thing.report.deciderId || thing.isOnlyStaff),
} satisfies Policy<ReportThing>
