import type { Catalog, CatalogItem } from '../../../data/catalog/rows'

export type CatalogMapper = Catalog
export type CatalogItemMapper = CatalogItem
