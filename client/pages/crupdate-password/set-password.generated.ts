// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SetPasswordMutationVariables = Exact<{
  newPassword: string;
  currentPassword?: string | null | undefined;
}>;


export type SetPasswordMutation = { setPassword:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ __typename: 'SessionInfo', id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ __typename: 'Passkey', credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { __typename: 'TwoFactorState', isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ __typename: 'ConnectedAccount', provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { __typename: 'MastodonSettings', defaultInstance: string | null, account: { __typename: 'MastodonAccount', id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SetPassword: Operation<SetPasswordMutation, SetPasswordMutationVariables> = { name: 'SetPassword', id: '293110fa7ffc', kind: 'mutation' }
