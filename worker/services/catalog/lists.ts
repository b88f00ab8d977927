import * as queries from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import type { Database } from '../../data/database'
import { type Key, type Paging, readPage } from '../paging'

const byChange = ({ updatedAt, id }: Catalog): Key => [updatedAt, id]

/** Whether a list comes before another: the one that changed last comes first. */
const order = (a: Catalog, b: Catalog): number => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1)

/** The library: public lists that staff has chosen. */
export const libraryCatalogs = (db: Database, paging?: Paging | null) =>
  readPage(paging, ([key, id], limit) => db.all(queries.libraryCatalogs, key, id, limit), byChange)

/** A person's lists that everybody may see. */
export const publicCatalogsOf = (db: Database, ownerId: string, paging?: Paging | null) =>
  readPage(paging, ([key, id], limit) => db.all(queries.catalogsByCreator, ownerId, key, id, limit), byChange)

/** All of a person's lists, for that person. */
export const allCatalogsOf = (db: Database, ownerId: string, paging?: Paging | null) =>
  readPage(
    paging,
    async ([key, id], limit) => {
      const both = await Promise.all([
        db.all(queries.catalogsByCreator, ownerId, key, id, limit),
        db.all(queries.privateCatalogsByCreator, ownerId, key, id, limit),
      ])
      return both.flat().toSorted(order).slice(0, limit)
    },
    byChange,
  )
