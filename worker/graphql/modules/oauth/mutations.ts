import { createOauthApplication } from '../../../services/oauth/create-oauth-application'
import { deleteOauthApplication } from '../../../services/oauth/delete-oauth-application'
import { revokeOauthGrant } from '../../../services/oauth/revoke-oauth-grant'
import { rotateOauthSecret } from '../../../services/oauth/rotate-oauth-secret'
import { updateOauthApplication } from '../../../services/oauth/update-oauth-application'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const oauthMutations: Resolvers = {
  Mutation: {
    createOauthApplication: mutation(createOauthApplication, 'OauthApplicationSecret'),
    updateOauthApplication: mutation(updateOauthApplication, 'OauthApplications'),
    rotateOauthSecret: mutation(rotateOauthSecret, 'OauthApplicationSecret'),
    deleteOauthApplication: mutation(deleteOauthApplication, 'OauthApplications'),
    revokeOauthGrant: mutation(revokeOauthGrant, 'OauthGrants'),
  },
}
