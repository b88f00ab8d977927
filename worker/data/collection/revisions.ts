import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { collection, collectionPage } from '../../../schema/tables/collection'
import { failedOn } from '../sql/fragments'
import type { Param } from '../sql/params'
import { update, write } from '../sql/write'

/**
 * The next revision; null, which the column refuses, if the thing was changed since the one that a change begins from.
 * @param base null for a change of any revision.
 */
export const nextRevision = (revision: Column, base: Param<number | null>): SQL =>
  sql`case when coalesce(${base}, ${revision}) = ${revision} then ${revision} + 1 else null end`

/** Parts of a publication that are changed on their own. */
export type Part = 'info' | 'navigation' | 'about' | 'design'

const raise = (part: Part) =>
  write((id: Param<string>, base: Param<number | null>) =>
    update(collection)
      .set({ [`${part}Revision`]: nextRevision(collection[`${part}Revision`], base) })
      .where(eq(collection.id, id)),
  )

/** Counts a change of a part; fails the batch if the part was changed since. */
export const raiseRevision = {
  info: raise('info'),
  navigation: raise('navigation'),
  about: raise('about'),
  design: raise('design'),
} satisfies Record<Part, unknown>

const COLUMNS = [
  collection.infoRevision,
  collection.navigationRevision,
  collection.aboutRevision,
  collection.designRevision,
  collectionPage.revision,
]

/** Whether a batch failed because somebody else has saved meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  /NOT NULL/.test(String(error)) && COLUMNS.some((column) => failedOn(error, column))
