import { accountPolicy } from './account'
import { type Actor, type AskViewer, VISITOR } from './actor'
import { bookPolicy } from './book'
import { catalogPolicy } from './catalog'
import { chargePolicy } from './charge'
import { collectionPolicy } from './collection'
import { exportPolicy } from './export'
import { newsletterPolicy } from './newsletter'
import type { Policy } from './policy'
import { postPolicy } from './post'
import { postNotePolicy } from './post-note'
import { quotePolicy } from './quote'
import { reportPolicy } from './report'
import { sequencePolicy } from './sequence'
import { sitePolicy } from './site'
import { submissionPolicy } from './submission'
import { tagPolicy } from './tag'
import { userPolicy } from './user'

/** Every kind of thing that a policy covers. */
export const POLICIES = {
  account: accountPolicy,
  book: bookPolicy,
  catalog: catalogPolicy,
  charge: chargePolicy,
  collection: collectionPolicy,
  export: exportPolicy,
  newsletter: newsletterPolicy,
  post: postPolicy,
  postNote: postNotePolicy,
  quote: quotePolicy,
  report: reportPolicy,
  sequence: sequencePolicy,
  site: sitePolicy,
  submission: submissionPolicy,
  tag: tagPolicy,
  user: userPolicy,
}

export type Entity = keyof typeof POLICIES
export type Action<Of extends Entity> = keyof (typeof POLICIES)[Of] & string

/** What a rule looks at; of several rules, all that any of them looks at. */
type LookedAt<Rule> = [Rule] extends [(actor: never, thing: infer Thing) => boolean] ? Thing : never

/**
 * What has to be read before an action is asked about. A caller that has left out what the action's rule looks at
 * doesn't compile.
 */
export type Thing<Of extends Entity, Asked extends Action<Of>> = LookedAt<(typeof POLICIES)[Of][Asked]> & {
  entity: Of
}

/** An object's own value under a key. */
const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

/**
 * Whether somebody may do something with a thing. Whatever no policy covers is refused. Rule:
 * docs/rules/security.md, "Rights".
 */
export function can<Of extends Entity, Asked extends Action<Of>>(
  actor: Actor,
  action: Asked,
  thing: Thing<Of, Asked>,
): boolean {
  const policy = own<Policy<never>>(POLICIES, thing.entity)
  return (policy && own(policy, action)?.(actor, thing as never)) === true
}

/**
 * Whether the current viewer may do something with a thing. Everybody may do what a visitor may do, so the viewer is
 * looked up only if a visitor may not, and all other answers stay the same for everybody. Only reporting is different:
 * nobody reports what is theirs.
 */
export const viewerCan = async <Of extends Entity, Asked extends Exclude<Action<Of>, 'report'>>(
  viewer: AskViewer,
  action: Asked,
  thing: Thing<Of, Asked>,
): Promise<boolean> => can(VISITOR, action, thing) || can(await viewer(), action, thing)
