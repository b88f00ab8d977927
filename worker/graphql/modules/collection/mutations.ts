import { createPublication } from '../../../services/collection/create-publication'
import { deletePublicationPage } from '../../../services/collection/delete-publication-page'
import { savePublicationPage } from '../../../services/collection/save-publication-page'
import { setPublicationDesign } from '../../../services/collection/set-publication-design'
import { setPublicationNavigation } from '../../../services/collection/set-publication-navigation'
import { updatePublication } from '../../../services/collection/update-publication'
import { mutation } from '../../mutation'
import type { Resolvers } from './types.generated'

export const collectionMutations: Resolvers = {
  Mutation: {
    createPublication: mutation(createPublication, 'Collection'),
    updatePublication: mutation(updatePublication, 'Collection'),
    setPublicationNavigation: mutation(setPublicationNavigation, 'Collection'),
    setPublicationDesign: mutation(setPublicationDesign, 'Collection'),
    savePublicationPage: mutation(savePublicationPage, 'CollectionPage'),
    deletePublicationPage: mutation(deletePublicationPage, 'Collection'),
  },
}
