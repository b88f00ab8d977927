import { catalog, catalogItem } from '../../../schema/tables/catalog'
import { type Row, without } from '../sql/rows'

/** The displayed columns of a list. */
export const catalogFields = without(catalog, 'createdAt')

/** A list of stories, as read from the database. */
export interface Catalog extends Row<typeof catalogFields> {}

export const catalogItemFields = without(catalogItem, 'addedAt')

/** An item of a list. */
export interface CatalogItem extends Row<typeof catalogItemFields> {}
