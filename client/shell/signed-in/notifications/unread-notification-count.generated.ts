// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnreadNotificationCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationCountQuery = { notificationStatus: { __typename: 'NotificationStatus', id: string, unreadNotificationCount: number } | null };


export const UnreadNotificationCount: Operation<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables> = { name: 'UnreadNotificationCount', id: '61b1fd03a875', kind: 'query' }
