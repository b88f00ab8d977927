import type { User } from '../../data/user/rows'
import { isShown } from '../../data/user/shown'
import { type Actor, mayReach, mayReport } from './actor'
import type { Barrier } from './barrier'
import type { Policy } from './policy'

/** A person, by what a rule looks at. */
interface UserAlone<Column extends keyof User> {
  entity: 'user'
  user: Pick<User, Column>
}

export interface UserThing extends UserAlone<'id' | 'isStaff' | 'isSuspended' | 'deactivatedAt'> {
  /** Blocks between the actor and them. */
  barrier: Barrier | null
}

/** Whether somebody may turn away from a person: anybody else whose account isn't closed. */
const mute = (actor: Actor, { user }: UserAlone<'id' | 'deactivatedAt'>): boolean =>
  actor !== null && actor.id !== user.id && user.deactivatedAt === null

/** People as others see them. Rule: docs/rules/security.md, "Rights". */
export const userPolicy = {
  /** See their profile. */
  see: (_actor, { user }: UserAlone<'deactivatedAt'>) => user.deactivatedAt === null,
  /** Report them: everybody else, signed in or not. */
  report: (actor, { user }: UserAlone<'id' | 'deactivatedAt'>) =>
    mayReport(actor) && user.deactivatedAt === null && actor?.id !== user.id,
  /** Find their work in lists, feeds and shares. */
  list: (_actor, { user }: UserAlone<'isSuspended' | 'deactivatedAt'>) => isShown(user),
  /** Be told what they publish. */
  follow: (actor, { user, barrier }) =>
    mayReach(actor) && actor.id !== user.id && isShown(user) && barrier === null,
  /** Keep what they write out of one's own lists. */
  mute,
  /** Have nothing to do with them. */
  block: (actor, thing: UserAlone<'id' | 'deactivatedAt'>) =>
    actor?.isSpoofed === false && mute(actor, thing),
  /** Ask them to write together. */
  invite: (actor, { user, barrier }) =>
    mayReach(actor) && actor.id !== user.id && isShown(user) && barrier === null,
  /** See the pages that only they have: stats, audience, earnings. */
  manage: (actor, { user }: UserAlone<'id'>) => actor?.id === user.id,
  /** Suspend them, and end their suspension. */
  suspend: (actor, { user }: UserAlone<'id' | 'isStaff'>) =>
    actor?.isStaff === true && user.isStaff !== 1 && user.id !== actor.id,
  /** Say that they are the author of published books, and take that back. */
  verify: (actor, { user }: UserAlone<'id' | 'deactivatedAt'>) =>
    actor?.isStaff === true && user.deactivatedAt === null && user.id !== actor.id,
  /** Act as them, to see what they see. */
  actAs: (actor, { user }: UserAlone<'id' | 'isStaff' | 'deactivatedAt'>) =>
    actor?.isStaff === true && user.isStaff !== 1 && user.deactivatedAt === null && user.id !== actor.id,
} satisfies Policy<UserThing>
