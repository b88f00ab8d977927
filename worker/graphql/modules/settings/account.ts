import { usernameChange } from '../../../data/account/writes'
import { accountById } from '../../../data/identity/accounts'
import { askForEmail, cancelEmail } from '../../../services/account/email'
import { deactivate, scheduleDeletion } from '../../../services/account/end'
import { setProfile } from '../../../services/account/profile'
import type { AccountRefusal } from '../../../services/account/refusal'
import { changeableAt, setUsername } from '../../../services/account/username'
import { isOwn } from '../../../services/identity/security-guard'
import type { GraphQLContext } from '../../context'
import { required } from '../../required'
import { userError } from '../../results'
import type { Resolvers } from './types.generated'

/** An account as its settings show it, read anew: what was just changed is in it. */
async function settingsOf({ identity, clock }: GraphQLContext, userId: string) {
  const { db } = identity
  const [found, change] = await Promise.all([db.first(accountById, userId), db.first(usernameChange, userId)])
  const account = required(found, 'user', userId)
  return {
    id: account.id,
    email: account.email,
    isEmailVerified: account.emailVerifiedAt !== null,
    unverifiedEmail: account.unverifiedEmail,
    username: account.username,
    usernameChangeableAt: changeableAt(change?.usernameChangedAt ?? null, clock.now()),
    name: account.name,
    bio: account.bio,
    imageId: account.imageId,
  }
}

/** The account after a change, or why it wasn't changed. */
async function changed(context: GraphQLContext, refusal: AccountRefusal | undefined) {
  if (refusal) return userError(refusal.why, refusal.message)
  const session = required((await context.identity.session()) ?? undefined, 'session', '')
  return { __typename: 'AccountSettings' as const, ...(await settingsOf(context, session.user.id)) }
}

/** That an account has ended, or why it hasn't. */
const ended = (refusal: AccountRefusal | undefined) => {
  if (!refusal) return { __typename: 'MutationSuccess' as const, success: true }
  const why = refusal.why === 'Unauthorized' || refusal.why === 'Forbidden' ? refusal.why : 'BadRequest'
  return userError(why, refusal.message)
}

/** What the viewer's account settings show and change. Rules: docs/rules/identity.md. */
export const accountSettingsResolvers: Resolvers = {
  Query: {
    accountSettings: async (_root, _args, context) => {
      const session = await context.identity.session()
      return session && isOwn(context.identity, session) ? settingsOf(context, session.user.id) : null
    },
  },
  Mutation: {
    changeEmail: async (_root, { email }, context) =>
      changed(context, await askForEmail(context.identity, email)),
    cancelEmailChange: async (_root, _args, context) => changed(context, await cancelEmail(context.identity)),
    changeUsername: async (_root, { username }, context) =>
      changed(context, await setUsername(context.identity, username)),
    updateProfile: async (_root, { input }, context) =>
      changed(context, await setProfile(context.identity, { ...input, imageId: input.imageId ?? null })),
    deactivateAccount: async (_root, _args, { identity }) => ended(await deactivate(identity)),
    deleteAccount: async (_root, { username }, { identity }) =>
      ended(await scheduleDeletion(identity, username)),
  },
}
