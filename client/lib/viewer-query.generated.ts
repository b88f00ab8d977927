// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema/graphql/types.generated';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename: 'Viewer', id: string, name: string, username: string, imageId: string | null, emailObfuscated: string | null, unverifiedEmail: string | null, twitterScreenName: string | null, hasSubdomain: boolean, isSuspended: boolean, isStaff: boolean, hasPastMemberships: boolean, hasGroupGiftingEnabled: boolean, isMembershipTrialEligible: boolean, isEligibleToImportEmails: boolean, isEligibleToViewNewResponses: boolean, allowEmailAddressSharingEditorWriter: boolean, styleEditorOnboardingVersionSeen: number, dismissableFlags: Array<string>, signOutToken: string, geolocation: { __typename: 'Geolocation', country: string | null }, membership: { __typename: 'Membership', id: string, tier: Types.MembershipTier, memberSince: number | null, friendSince: number | null } | null, topBanner: { __typename: 'TopBanner', kind: Types.TopBannerKind, dismissal: Types.TimedDismissal | null, flag: string | null, endsAt: number | null, weeklyPrice: number, currency: string } | null, partnerProgramEnrollment: { __typename: 'PartnerProgramEnrollment', id: string, status: Types.PartnerProgramEnrollmentStatus } | null, viewerEdge: { __typename: 'UserViewerEdge', id: string, createdAt: number, preferences: Array<{ __typename: 'UserPreference', name: string, value:
          | { __typename: 'StringPreference' }
          | { __typename: 'IntPreference' }
          | { __typename: 'BooleanPreference' }
          | { __typename: 'StringSetPreference' }
          | { __typename: 'EnumPreference', enumValue: string }
         }> }, spoofedBy: { __typename: 'User', id: string, name: string } | null } | null };


export const ViewerQuery: Operation<ViewerQuery, ViewerQueryVariables> = { name: 'ViewerQuery', id: 'ce9a1b3af4c6', kind: 'query' }
