// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type DeveloperPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DeveloperPageQuery = { accessTokens: { __typename: 'AccessTokens', id: string, recentUntil: number | null, tokens: Array<{ __typename: 'AccessToken', id: string, name: string, hint: string, scopes: Array<Types.TokenScope>, expiresAt: number, isExpired: boolean, lastUsedAt: number | null }> } | null, webhooks: { __typename: 'Webhooks', id: string, webhooks: Array<{ __typename: 'Webhook', id: string, address: string, events: Array<Types.WebhookEvent>, collectionName: string | null, failingSince: number | null, disabledAt: number | null }> } | null, viewer: { __typename: 'Viewer', id: string, adminCollections: Array<{ __typename: 'Collection', id: string, name: string }> } | null };


export const DeveloperPage: Operation<DeveloperPageQuery, DeveloperPageQueryVariables> = { name: 'DeveloperPage', id: '2824f1d2f9ef', kind: 'query' }
