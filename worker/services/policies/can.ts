import { type AccountThing, accountPolicy } from './account'
import { type Actor, type AskViewer, VISITOR } from './actor'
import { type BookThing, bookPolicy } from './book'
import { type CatalogThing, catalogPolicy } from './catalog'
import { type ChargeThing, chargePolicy } from './charge'
import { type CollectionThing, collectionPolicy } from './collection'
import { type ExportThing, exportPolicy } from './export'
import type { Policy } from './policy'
import { type PostThing, postPolicy } from './post'
import { type PostNoteThing, postNotePolicy } from './post-note'
import { type QuoteThing, quotePolicy } from './quote'
import { type ReportThing, reportPolicy } from './report'
import { type SequenceThing, sequencePolicy } from './sequence'
import { type SiteThing, sitePolicy } from './site'
import { type SubmissionThing, submissionPolicy } from './submission'
import { type TagThing, tagPolicy } from './tag'
import { type UserThing, userPolicy } from './user'

/** Every kind of thing that a policy covers. */
export const POLICIES = {
  account: accountPolicy,
  book: bookPolicy,
  catalog: catalogPolicy,
  charge: chargePolicy,
  collection: collectionPolicy,
  export: exportPolicy,
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

interface Things {
  account: AccountThing
  book: BookThing
  catalog: CatalogThing
  charge: ChargeThing
  collection: CollectionThing
  export: ExportThing
  post: PostThing
  postNote: PostNoteThing
  quote: QuoteThing
  report: ReportThing
  sequence: SequenceThing
  site: SiteThing
  submission: SubmissionThing
  tag: TagThing
  user: UserThing
}

export type Entity = keyof Things
export type Action<Of extends Entity> = keyof (typeof POLICIES)[Of] & string
export type Thing<Of extends Entity> = Things[Of] & { entity: Of }

/** An object's own value under a key. */
const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

/**
 * Whether somebody may do something with a thing. Whatever no policy covers is refused. Rule:
 * docs/rules/security.md, "Rights".
 */
export function can<Of extends Entity>(actor: Actor, action: Action<Of>, thing: Thing<Of>): boolean {
  const policy = own<Policy<never>>(POLICIES, thing.entity)
  return (policy && own(policy, action)?.(actor, thing as never)) === true
}

/**
 * The same for the current viewer. Everybody may do what a visitor may do, so the viewer is looked up only if
 * a visitor may not, and all other answers stay the same for everybody. Only reporting is different: nobody reports
 * what is theirs.
 */
export const viewerCan = async <Of extends Entity>(
  viewer: AskViewer,
  action: Exclude<Action<Of>, 'report'>,
  thing: Thing<Of>,
): Promise<boolean> => can(VISITOR, action, thing) || can(await viewer(), action, thing)
