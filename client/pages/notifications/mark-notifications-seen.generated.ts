// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type MarkNotificationsSeenMutationVariables = Exact<{
  until: number;
}>;


export type MarkNotificationsSeenMutation = { markNotificationsSeen:
    | { __typename: 'MarkedNotifications', status: { __typename: 'NotificationStatus', id: string, unreadNotificationCount: number } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const MarkNotificationsSeen: Operation<MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables> = { name: 'MarkNotificationsSeen', id: '9cc799188a19', kind: 'mutation' }
