import type { ImportKind } from '../../../../schema/rules/imports'
import { isMemberAt } from '../../../../schema/rules/membership/entitlement'
import type { OwnImport } from '../../../data/import/imports'
import { importedItems } from '../../../data/import/items'
import { readPeople } from '../../../data/people'
import { postsByIds } from '../../../data/post/queries'
import type { Post } from '../../../data/post/rows'
import { usersByIds } from '../../../data/user/queries'
import type { User } from '../../../data/user/rows'
import type { OwnData } from '../../import/own-data/own-data'
import type { PictureStore } from '../../import/pictures/picture-store'
import type { Person } from '../../policies/actor'
import { can } from '../../policies/can'
import { whyHidden } from '../../post/why-hidden'
import type { AdvanceParts } from '../advance-parts'

/** What became of something that an export has, with remarks for its person. */
export interface Restored {
  outcome: 'imported' | 'unchanged' | 'skipped'
  notes: string[]
}

/** Something of an export that comes back by itself. */
export interface Piece {
  kind: Exclude<ImportKind, 'story'>
  /** What the preview calls it. */
  title: string
  restore(restoring: Restoring): Promise<Restored>
}

/** Rows of a story that are looked up at a time. */
const AT_ONCE = 500

/** An import that brings back what its person had, and the stories that it is about. */
export class Restoring {
  readonly parts: AdvanceParts
  readonly data: OwnData
  readonly pictures: PictureStore
  readonly owner: User
  readonly actor: Person
  readonly #here: ReadonlyMap<string, string>

  private constructor(
    parts: AdvanceParts,
    { data, pictures }: { data: OwnData; pictures: PictureStore },
    owner: User,
    here: ReadonlyMap<string, string>,
  ) {
    this.parts = parts
    this.data = data
    this.pictures = pictures
    this.owner = owner
    this.#here = here
    this.actor = {
      id: owner.id,
      isMember: isMemberAt(owner, parts.clock.now()),
      isStaff: false,
      isSuspended: owner.isSuspended === 1,
      isSpoofed: false,
      isOnMainHost: true,
      joinedAt: owner.createdAt,
    }
  }

  /** @returns nothing if the person is gone. */
  static async begin(
    parts: AdvanceParts,
    row: OwnImport,
    from: { data: OwnData; pictures: PictureStore },
  ): Promise<Restoring | undefined> {
    const [[owner], items] = await Promise.all([
      parts.db.all(usersByIds, JSON.stringify([row.ownerId])),
      parts.db.all(importedItems, row.ownerId, row.format),
    ])
    return owner && new Restoring(parts, from, owner, new Map(items.map((one) => [one.guid, one.postId])))
  }

  /**
   * The stories of an export as they are here, by the ids that they had: the person's own as they were imported, and
   * others', if they exist here and the person can read them.
   */
  async stories(ids: readonly string[]): Promise<ReadonlyMap<string, Post>> {
    const { db } = this.parts
    const readable = new Map<string, Post>()
    const people = readPeople(db)
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = [...new Set(ids.slice(at, at + AT_ONCE))].map((id) => ({
        id,
        here: this.#here.get(id) ?? id,
      }))
      const rows = await db.all(postsByIds, JSON.stringify(some.map(({ here }) => here)))
      const posts = new Map(rows.map((post) => [post.id, post]))
      for (const { id, here } of some) {
        const post = posts.get(here)
        if (post && (await this.#isReadable(people, post))) readable.set(id, post)
      }
    }
    return readable
  }

  async #isReadable(people: ReturnType<typeof readPeople>, post: Post): Promise<boolean> {
    if (post.kind !== 'story') return false
    if (post.creatorId === this.owner.id) return post.state !== 'trashed' && post.state !== 'removed'
    if (post.state !== 'published' && post.state !== 'unlisted') return false
    if (!can(this.actor, 'see', { entity: 'post', post })) return false
    // Nobody knows where the person is; lists and highlights are shown by the reader's country anyway.
    return !(await whyHidden(
      people,
      post,
      async () => this.actor,
      () => null,
    ))
  }
}
