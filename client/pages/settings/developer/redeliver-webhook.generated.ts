// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type RedeliverWebhookMutationVariables = Exact<{
  deliveryId: string;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook:
    | { __typename: 'WebhookLog', id: string, deliveries: Array<{ __typename: 'WebhookDelivery', id: string, event: string, createdAt: number, attempts: number, dueAt: number | null, tookMs: number | null, status: number | null, deliveredAt: number | null }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const RedeliverWebhook: Operation<RedeliverWebhookMutation, RedeliverWebhookMutationVariables> = { name: 'RedeliverWebhook', id: '19e4327a9b8e', kind: 'mutation' }
