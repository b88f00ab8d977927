// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type AvatarMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type AvatarMenuQuery = { viewer: { __typename: 'Viewer', id: string, username: string, canSwitchPlan: boolean, hasCancelledMembership: boolean, verifications: { __typename: 'UserVerifications', isBookAuthor: boolean }, adminCollections: Array<{ __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null }>, partnerProgramEnrollment: { __typename: 'PartnerProgramEnrollment', id: string, status: Types.PartnerProgramEnrollmentStatus } | null } | null };


export const AvatarMenuQuery: Operation<AvatarMenuQuery, AvatarMenuQueryVariables> = { name: 'AvatarMenuQuery', id: '5c677c45dd0a', kind: 'query' }
