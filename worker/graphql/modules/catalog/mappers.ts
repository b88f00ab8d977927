import type { Catalog, CatalogItem } from '../../../data/catalog/rows'
import type { MaybeSaved } from '../../../services/catalog/follow-catalog'
import type { OwnItem } from '../../../services/catalog/lists'
import type { MaybeApplauded } from '../../../services/clap/give-claps'

export type CatalogMapper = MaybeSaved<MaybeApplauded<Catalog>>
export type CatalogItemMapper = CatalogItem
export type OwnCatalogItemMapper = OwnItem
