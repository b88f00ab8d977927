import { setProfileTheme } from '../../../services/user/set-profile-theme'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const userMutations: Resolvers = {
  Mutation: {
    setProfileTheme: mutation(setProfileTheme, 'User'),
  },
}
