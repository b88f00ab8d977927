import { editPostResponse } from '../../../services/response/edit-post-response'
import { hideCatalogResponseOnParent } from '../../../services/response/hide-catalog-response-on-parent'
import { hidePostResponseOnParentPost } from '../../../services/response/hide-post-response-on-parent-post'
import { pinPostResponse } from '../../../services/response/pin-post-response'
import { publishCatalogResponse } from '../../../services/response/publish-catalog-response'
import { publishPostResponse } from '../../../services/response/publish-post-response'
import { showCatalogResponseOnParent } from '../../../services/response/show-catalog-response-on-parent'
import { unhidePostResponseOnParentPost } from '../../../services/response/unhide-post-response-on-parent-post'
import { mutation, postMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const responseMutations: Resolvers = {
  Mutation: {
    publishPostResponse: postMutation(publishPostResponse),
    publishCatalogResponse: postMutation(publishCatalogResponse),
    editPostResponse: postMutation(editPostResponse),
    hidePostResponseOnParentPost: postMutation(hidePostResponseOnParentPost),
    unhidePostResponseOnParentPost: postMutation(unhidePostResponseOnParentPost),
    pinPostResponse: postMutation(pinPostResponse),
    hideCatalogResponseOnParent: mutation(hideCatalogResponseOnParent, 'Catalog'),
    showCatalogResponseOnParent: mutation(showCatalogResponseOnParent, 'Catalog'),
  },
}
