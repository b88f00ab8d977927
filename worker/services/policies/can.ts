import { type AccountThing, accountPolicy } from './account'
import { type Actor, type AskViewer, VISITOR } from './actor'
import { type CatalogThing, catalogPolicy } from './catalog'
import { type CollectionThing, collectionPolicy } from './collection'
import type { Policy } from './policy'
import { type PostThing, postPolicy } from './post'
import { type SiteThing, sitePolicy } from './site'
import { type TagThing, tagPolicy } from './tag'
import { type UserThing, userPolicy } from './user'

/** Every kind of thing that somebody has decided about. */
export const POLICIES = {
  account: accountPolicy,
  catalog: catalogPolicy,
  collection: collectionPolicy,
  post: postPolicy,
  site: sitePolicy,
  tag: tagPolicy,
  user: userPolicy,
}

interface Things {
  account: AccountThing
  catalog: CatalogThing
  collection: CollectionThing
  post: PostThing
  site: SiteThing
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
 * Whether somebody may do something with a thing. What no policy decides is refused. Rule: docs/rules/security.md,
 * "Rights".
 */
export function can<Of extends Entity>(actor: Actor, action: Action<Of>, thing: Thing<Of>): boolean {
  const policy = own<Policy<never>>(POLICIES, thing.entity)
  return (policy && own(policy, action)?.(actor, thing as never)) === true
}

/**
 * The same, of whoever asks. What a visitor may do everybody may, so only what a visitor may not costs the question
 * who it is, and the answer to everything else stays the same for all.
 */
export const viewerCan = async <Of extends Entity>(
  viewer: AskViewer,
  action: Action<Of>,
  thing: Thing<Of>,
): Promise<boolean> => can(VISITOR, action, thing) || can(await viewer(), action, thing)
