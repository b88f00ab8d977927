import { changeCatalogSettings } from '../../../services/catalog/change-catalog-settings'
import { createCatalog } from '../../../services/catalog/create-catalog'
import { deleteCatalog } from '../../../services/catalog/delete-catalog'
import { editCatalogItems } from '../../../services/catalog/edit-catalog-items'
import { followCatalog } from '../../../services/catalog/follow-catalog'
import { undeleteCatalog } from '../../../services/catalog/undelete-catalog'
import { unfollowCatalog } from '../../../services/catalog/unfollow-catalog'
import { updateCatalog } from '../../../services/catalog/update-catalog'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const catalogMutations: Resolvers = {
  Mutation: {
    createCatalog: mutation(createCatalog, 'Catalog'),
    updateCatalog: mutation(updateCatalog, 'Catalog'),
    changeCatalogSettings: mutation(changeCatalogSettings, 'Catalog'),
    editCatalogItems: mutation(editCatalogItems, 'Catalog'),
    deleteCatalog: mutation(deleteCatalog, 'Catalog'),
    undeleteCatalog: mutation(undeleteCatalog, 'Catalog'),
    followCatalog: mutation(followCatalog, 'Catalog'),
    unfollowCatalog: mutation(unfollowCatalog, 'Catalog'),
  },
}
