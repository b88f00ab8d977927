// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { accountSettings: { __typename: 'AccountSettings', id: string, email: string | null, isEmailVerified: boolean, unverifiedEmail: string | null, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null } | null, securitySettings: { __typename: 'SecuritySettings', id: string, recentUntil: number | null } | null, privateFeed: { __typename: 'PrivateFeed', id: string, address: string | null } | null, viewer: { __typename: 'Viewer', id: string, membership: { __typename: 'Membership', id: string } | null, exports: Array<{ __typename: 'AccountExport', id: string, state: Types.AccountExportState, storyCount: number, storiesDone: number, createdAt: number, expiresAt: number, parts: Array<{ __typename: 'AccountExportPart', number: number, bytes: number, url: string }> }> } | null };


export const AccountPage: Operation<AccountPageQuery, AccountPageQueryVariables> = { name: 'AccountPage', id: '2fdc903df005', kind: 'query' }
