import type { Catalog, CatalogItem } from '../../../data/catalog/rows'
import type { MaybeApplauded } from '../../../services/clap/give-claps'

export type CatalogMapper = MaybeApplauded<Catalog>
export type CatalogItemMapper = CatalogItem
