import { type ReportedKind, SNAPSHOT_LENGTH } from '../../../schema/rules/reports'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyText, shorten } from '../../../schema/story/text'
import { catalogById, ownerOfCatalog } from '../../data/catalog/queries'
import { collectionsByIds, editorsOfCollections } from '../../data/collection/queries'
import type { Database } from '../../data/database'
import { readPeople } from '../../data/people'
import { bodiesByVersionIds, postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { usersByIds } from '../../data/user/queries'
import { type Actor, VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { postWithWriter } from '../post/post-thing'
import { canIn, findResponse } from '../response/discussion'

/** A thing as it was when it was reported. */
export interface Snapshot {
  title: string
  text: string
  /** The version of a story or a response. */
  versionId?: string | null
  /** The title of what a response is about, if everybody can read that. */
  within?: string
}

/** A thing that somebody reports. */
export interface Reported {
  entityType: ReportedKind
  entityId: string
  /** The person who answers for it. */
  authorId: string
  /** The publication that it is in. */
  collectionId: string | null
  isReadable: (actor: Actor) => boolean
  mayReport: (actor: Actor) => boolean
  snapshot: () => Promise<Snapshot>
}

const one = (id: string): string => JSON.stringify([id])
const cut = (text: string): string => shorten(text, SNAPSHOT_LENGTH)

async function wordsOf(db: Database, { versionId }: Post): Promise<string> {
  const row = versionId === null ? undefined : await db.first(bodiesByVersionIds, one(versionId))
  return row ? cut(bodyText(JSON.parse(row.body) as StoryBody)) : ''
}

async function findStory(db: Database, id: string): Promise<Reported | undefined> {
  const post = await db.first(postsByIds, one(id))
  if (!post) return undefined
  const thing = await postWithWriter(readPeople(db), post)
  const isOut = post.state === 'published' || post.state === 'unlisted'
  const base = { entityId: post.id, authorId: post.creatorId }
  const rights = {
    isReadable: (actor: Actor) => isOut && can(actor, 'read', thing),
    mayReport: (actor: Actor) => can(actor, 'report', thing),
  }
  if (post.kind === 'story')
    return {
      ...base,
      ...rights,
      entityType: 'POST',
      collectionId: post.collectionId,
      snapshot: async () => ({
        title: post.title,
        text: await wordsOf(db, post),
        versionId: post.versionId,
      }),
    }
  // A response is read for itself, also once what it is about is gone or only its owner's.
  const discussion = (await findResponse(db, id))?.discussion
  const isOpen = discussion !== undefined && canIn(VISITOR, discussion, 'read')
  return {
    ...base,
    ...rights,
    entityType: 'RESPONSE',
    collectionId: discussion?.kind === 'post' ? discussion.post.collectionId : null,
    snapshot: async () => ({
      title: post.title,
      text: await wordsOf(db, post),
      versionId: post.versionId,
      ...(isOpen
        ? { within: discussion.kind === 'post' ? discussion.post.title : discussion.catalog.name }
        : {}),
    }),
  }
}

async function findCatalog(db: Database, id: string): Promise<Reported | undefined> {
  const [catalog, owner] = await Promise.all([db.first(catalogById, id), db.first(ownerOfCatalog, id)])
  if (!catalog || !owner) return undefined
  const thing = { entity: 'catalog', catalog, owner } as const
  return {
    entityType: 'CATALOG',
    entityId: catalog.id,
    authorId: owner.id,
    collectionId: null,
    isReadable: (actor) => can(actor, 'read', thing),
    mayReport: (actor) => can(actor, 'report', thing),
    snapshot: async () => ({ title: catalog.name, text: cut(catalog.description) }),
  }
}

async function findPerson(db: Database, id: string): Promise<Reported | undefined> {
  const user = await db.first(usersByIds, one(id))
  if (!user) return undefined
  return {
    entityType: 'USER',
    entityId: user.id,
    authorId: user.id,
    collectionId: null,
    isReadable: (actor) => can(actor, 'see', { entity: 'user', user }),
    mayReport: (actor) => can(actor, 'report', { entity: 'user', user }),
    snapshot: async () => ({ title: `${user.name} (@${user.username})`, text: cut(user.bio) }),
  }
}

async function findPublication(db: Database, id: string): Promise<Reported | undefined> {
  const [collection, leaders] = await Promise.all([
    db.first(collectionsByIds, one(id)),
    db.all(editorsOfCollections, one(id)),
  ])
  const owner = leaders.find(({ role }) => role === 'OWNER')
  if (!collection || !owner) return undefined
  return {
    entityType: 'COLLECTION',
    entityId: collection.id,
    authorId: owner.userId,
    // Its editors don't decide about reports of the publication itself.
    collectionId: null,
    isReadable: () => true,
    mayReport: (actor) => can(actor, 'report', { entity: 'collection', collection, leaders }),
    snapshot: async () => ({ title: collection.name, text: cut(collection.description) }),
  }
}

/** The thing that somebody reports, as it is now. A response is found as a post, too. */
export function findReported(db: Database, kind: ReportedKind, id: string): Promise<Reported | undefined> {
  switch (kind) {
    case 'POST':
    case 'RESPONSE':
      return findStory(db, id)
    case 'CATALOG':
      return findCatalog(db, id)
    case 'USER':
      return findPerson(db, id)
    case 'COLLECTION':
      return findPublication(db, id)
  }
}
