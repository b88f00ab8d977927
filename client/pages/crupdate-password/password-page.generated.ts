// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PasswordPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordPageQuery = { accountSettings: { __typename: 'AccountSettings', id: string, email: string | null, isEmailVerified: boolean, unverifiedEmail: string | null, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null } | null, securitySettings: { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ __typename: 'SessionInfo', id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ __typename: 'Passkey', credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { __typename: 'TwoFactorState', isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ __typename: 'ConnectedAccount', provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { __typename: 'MastodonSettings', defaultInstance: string | null, account: { __typename: 'MastodonAccount', id: string, handle: string, url: string, connectedAt: number } | null } | null } | null };


export const PasswordPage: Operation<PasswordPageQuery, PasswordPageQueryVariables> = { name: 'PasswordPage', id: '735ee17e2358', kind: 'query' }
