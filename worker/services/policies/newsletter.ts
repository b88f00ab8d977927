import type { CollectionEditor } from '../../data/collection/rows'
import type { User } from '../../data/user/rows'
import { isShown } from '../../data/user/shown'
import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'

interface NewsletterAlone {
  entity: 'newsletter'
  /** Its writer; null for a publication's. */
  writer: Pick<User, 'isSuspended' | 'deactivatedAt'> | null
}

export interface NewsletterThing extends NewsletterAlone {
  writer: Pick<User, 'id' | 'isSuspended' | 'deactivatedAt'> | null
  /** The owners and editors of its publication; nobody for a writer's. */
  leaders: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
}

/** Whether it is somebody's own, or that of a publication that they lead. */
const isTheirs = (actor: Actor, { writer, leaders }: NewsletterThing): boolean =>
  actor !== null &&
  (writer
    ? writer.id === actor.id
    : leaders.some(({ userId, role }) => userId === actor.id && role !== 'WRITER'))

/** Newsletters. Rule: docs/rules/security.md, "Rights". */
export const newsletterPolicy = {
  /** See it and subscribe to it, with an address that is confirmed: everybody, unless its writer isn't shown. */
  subscribe: (_actor, { writer }: NewsletterAlone) => writer === null || isShown(writer),
  /** See its letters before they are sent: its writer, or who leads its publication. */
  manage: isTheirs,
  /** Send letters to its subscribers, and see what became of them: the same, in person, unless suspended. */
  send: (actor, thing) => isInPerson(actor) && !actor.isSuspended && isTheirs(actor, thing),
  /** Switch it off, delete it, and bring it back: the same. */
  end: (actor, thing) => isInPerson(actor) && !actor.isSuspended && isTheirs(actor, thing),
  /** See who subscribes to it: whose it is, in person. */
  keep: (actor, thing) => isInPerson(actor) && isTheirs(actor, thing),
  /** Bring, change and remove subscribers: the same, unless suspended. */
  gather: (actor, thing) => isInPerson(actor) && !actor.isSuspended && isTheirs(actor, thing),
} satisfies Policy<NewsletterThing>
