// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type AccessTokensFieldsFragment = { __typename: 'AccessTokens', id: string, recentUntil: number | null, tokens: Array<{ __typename: 'AccessToken', id: string, name: string, hint: string, scopes: Array<Types.TokenScope>, expiresAt: number, isExpired: boolean, lastUsedAt: number | null }> };

