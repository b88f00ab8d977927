// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema/graphql/types.generated';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, name: string, username: string, imageId: string | null, emailObfuscated: string | null, unverifiedEmail: string | null, twitterScreenName: string | null, hasSubdomain: boolean, isSuspended: boolean, isStaff: boolean, hasPastMemberships: boolean, hasGroupGiftingEnabled: boolean, isMembershipTrialEligible: boolean, isEligibleToImportEmails: boolean, isEligibleToViewNewResponses: boolean, allowEmailAddressSharingEditorWriter: boolean, styleEditorOnboardingVersionSeen: number, dismissableFlags: Array<string>, signOutToken: string, geolocation: { country: string | null }, membership: { id: string, tier: Types.MembershipTier, memberSince: number | null, friendSince: number | null } | null, partnerProgramEnrollment: { id: string, status: Types.PartnerProgramEnrollmentStatus } | null, viewerEdge: { id: string, createdAt: number, preferences: Array<{ name: string, value:
          | { enumValue: string }
          | Record<PropertyKey, never>
         }> }, spoofedBy: { id: string, name: string } | null } | null };


export const ViewerQuery: Operation<ViewerQuery, ViewerQueryVariables> = { name: 'ViewerQuery', id: 'f3493db6c4c4cc6c', kind: 'query' }
