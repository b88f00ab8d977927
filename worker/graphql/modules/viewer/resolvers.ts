import { hasBeenMember } from '../../../../schema/rules/membership/entitlement'
import { weekOf } from '../../../../schema/rules/membership/offers'
import { priceOf } from '../../../../schema/rules/membership/plans'
import { isOwn } from '../../../services/identity/security-guard'
import { signOutValue } from '../../../services/identity/sessions'
import { currencyFor } from '../../../services/membership/currency-for'
import { topBanner } from '../../../services/membership/top-banner'
import { enrollmentOf } from '../../../services/partner/enrollment'
import { can } from '../../../services/policies/can'
import { SITE } from '../../../services/policies/site'
import { obfuscateEmail } from '../../../services/user/obfuscate-email'
import { dismissedForNow } from '../../../services/viewer/dismissed-for-now'
import { dismissedFlagsOf, preferencesOf, unconfirmedEmail, viewerRow } from '../../../services/viewer/facts'
import { followedTags } from '../../../services/viewer/followed-tags'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { adminCollectionsOf, membershipOf, verificationsOf } from '../user/resolvers'

/** The viewer's own row; null for a visitor. */
async function viewerUser({ viewer, reader }: Pick<GraphQLContext, 'viewer' | 'reader'>) {
  const asking = await viewer()
  return (asking && (await reader.users.load(asking.id))) ?? null
}

async function preference(context: GraphQLContext, id: string, name: string): Promise<unknown> {
  return preferencesOf(await viewerRow(context.parts, id)).get(name)
}

/** The signed-in person. Nearly all of it comes with the session's own read. */
export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, context) => viewerUser(context),
  },
  Viewer: {
    isLoggedIn: () => true,
    isSuspended: (user) => user.isSuspended === 1,
    hasSubdomain: (user) => user.hasSubdomain === 1,
    verifications: verificationsOf,
    membership: membershipOf,
    emailObfuscated: async (user, _args, { parts }) => {
      const { email } = await viewerRow(parts, user.id)
      return email === null ? null : obfuscateEmail(email)
    },
    unverifiedEmail: async (user, _args, { parts }) => {
      const email = unconfirmedEmail(await viewerRow(parts, user.id))
      const session = await parts.session()
      // Staff see what the person sees, but not their email address; neither does a person who runs a host of
      // their own.
      const isShown = session === null || isOwn(parts, session)
      return email === null || isShown ? email : obfuscateEmail(email)
    },
    viewerEdge: (user) => user,
    twitterScreenName: async (user, _args, { parts }) => (await viewerRow(parts, user.id)).twitterName,
    geolocation: (_user, _args, { parts }) => ({ country: parts.browser.country }),
    hasPastMemberships: hasBeenMember,
    hasGroupGiftingEnabled: () => true,
    isMembershipTrialEligible: async (user, _args, { parts }) =>
      !hasBeenMember(user) && (await viewerRow(parts, user.id)).hasLostTrial === 0,
    // Subscriber lists can't be imported yet.
    isEligibleToImportEmails: () => false,
    isEligibleToViewNewResponses: async (_user, _args, { viewer }) =>
      can(await viewer(), 'reachOthers', SITE),
    allowEmailAddressSharingEditorWriter: async (user, _args, context) =>
      (await preference(context, user.id, 'allowEmailAddressSharingEditorWriter')) === true,
    styleEditorOnboardingVersionSeen: async (user, _args, context) =>
      Number((await preference(context, user.id, 'styleEditorOnboardingVersionSeen')) ?? 0),
    dismissableFlags: async (user, _args, { parts }) => dismissedFlagsOf(await viewerRow(parts, user.id)),
    dismissedForNow: (user, _args, { parts }) => dismissedForNow(parts, user.id),
    topBanner: async (user, _args, { parts }) => {
      const banner = await topBanner(parts, user)
      const currency = await currencyFor(parts, parts.browser.country)
      return banner && { ...banner, weeklyPrice: weekOf(priceOf('yearly', currency)), currency }
    },
    partnerProgramEnrollment: async (user, _args, { parts }) =>
      enrollmentOf(await viewerRow(parts, user.id)) ?? null,
    isStaff: async (_user, _args, { viewer }) => can(await viewer(), 'moderate', SITE),
    spoofedBy: async (_user, _args, { parts, reader }) => {
      const session = await parts.session()
      return session && session.ownerId !== session.user.id
        ? ((await reader.users.load(session.ownerId)) ?? null)
        : null
    },
    signOutToken: async (_user, _args, { parts }) => {
      const session = await parts.session()
      // Somebody with a token has no session to end.
      return session ? signOutValue(parts, session.hash) : ''
    },
    followedTags: async (user, { paging }, { parts }) =>
      connection('tags', await followedTags(parts, user.id, paging)),
    adminCollections: (user, _args, context) => adminCollectionsOf(user, context),
  },
}
