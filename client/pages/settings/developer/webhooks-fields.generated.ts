// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type WebhooksFieldsFragment = { __typename: 'Webhooks', id: string, webhooks: Array<{ __typename: 'Webhook', id: string, address: string, events: Array<Types.WebhookEvent>, collectionName: string | null, failingSince: number | null, disabledAt: number | null }> };

