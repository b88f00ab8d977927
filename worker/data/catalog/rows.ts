import { and, isNull, lt } from 'drizzle-orm'
import { HIDDEN_LIST } from '../../../schema/rules/catalogs'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import { type Row, without } from '../sql/rows'

/** The displayed columns of a list. */
export const catalogFields = without(catalog, 'createdAt', 'changeKeys')

/** A list of stories, as read from the database. */
export interface Catalog extends Row<typeof catalogFields> {}

/** A list that is neither deleted nor hidden by staff. */
export const isThere = and(isNull(catalog.deletedAt), lt(catalog.visibility, HIDDEN_LIST))

export const catalogItemFields = without(catalogItem, 'addedAt')

/** An item of a list. */
export interface CatalogItem extends Row<typeof catalogItemFields> {}

/** The key of a person's lists with a story, for the loader. */
export const listedPostKey = (userId: string, postId: string): string => JSON.stringify([userId, postId])

/** The key of whether a person has saved a list, for the loader. */
export const savedCatalogKey = (userId: string, catalogId: string): string =>
  JSON.stringify([userId, catalogId])
