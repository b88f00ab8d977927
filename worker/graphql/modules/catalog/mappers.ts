import type { Catalog, CatalogItem } from '../../../data/catalog/rows'
import type { MaybeChanged, RemovedItem } from '../../../services/catalog/edit-items'
import type { MaybeSaved } from '../../../services/catalog/follow-catalog'
import type { OwnItem } from '../../../services/catalog/lists'
import type { MaybeApplauded } from '../../../services/clap/give-claps'
import type { ShownPost } from '../post/show'

export type CatalogMapper = MaybeChanged<MaybeSaved<MaybeApplauded<Catalog>>>
export type CatalogItemMapper = CatalogItem & { post: ShownPost }
export type OwnCatalogItemMapper = OwnItem
export type RemovedCatalogItemMapper = RemovedItem
