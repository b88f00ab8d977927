import { createPublication } from '../../../services/collection/create-publication'
import { deletePublication } from '../../../services/collection/delete-publication'
import { deletePublicationPage } from '../../../services/collection/delete-publication-page'
import { removePostFromPublication } from '../../../services/collection/remove-post-from-publication'
import { returnPostToPublication } from '../../../services/collection/return-post-to-publication'
import { savePublicationPage } from '../../../services/collection/save-publication-page'
import { setPublicationAbout } from '../../../services/collection/set-publication-about'
import { setPublicationDesign } from '../../../services/collection/set-publication-design'
import { setPublicationNavigation } from '../../../services/collection/set-publication-navigation'
import { transferPublication } from '../../../services/collection/transfer-publication'
import { undeletePublication } from '../../../services/collection/undelete-publication'
import { undeletePublicationPage } from '../../../services/collection/undelete-publication-page'
import { updatePublication } from '../../../services/collection/update-publication'
import { mutation, postMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const collectionMutations: Resolvers = {
  Mutation: {
    createPublication: mutation(createPublication, 'Collection'),
    updatePublication: mutation(updatePublication, 'Collection'),
    setPublicationNavigation: mutation(setPublicationNavigation, 'Collection'),
    transferPublication: mutation(transferPublication, 'Collection'),
    deletePublication: mutation(deletePublication, 'Collection'),
    undeletePublication: mutation(undeletePublication, 'Collection'),
    setPublicationDesign: mutation(setPublicationDesign, 'Collection'),
    savePublicationPage: mutation(savePublicationPage, 'CollectionPage'),
    removePostFromPublication: postMutation(removePostFromPublication),
    returnPostToPublication: postMutation(returnPostToPublication),
    setPublicationAbout: mutation(setPublicationAbout, 'Collection'),
    deletePublicationPage: mutation(deletePublicationPage, 'Collection'),
    undeletePublicationPage: mutation(undeletePublicationPage, 'CollectionPage'),
  },
}
