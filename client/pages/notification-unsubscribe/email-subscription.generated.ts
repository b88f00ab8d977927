// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type EmailSubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type EmailSubscriptionQuery = { mailSubscription: { __typename: 'MailSubscription', emailObfuscated: string | null, kinds: Array<{ __typename: 'MailKind', kind: Types.NotificationKind, isOn: boolean }> } | null };


export const EmailSubscription: Operation<EmailSubscriptionQuery, EmailSubscriptionQueryVariables> = { name: 'EmailSubscription', id: 'a54c56a63f76', kind: 'query' }
