// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type NotificationItemFragment = { __typename: 'Notification', id: string, kind: Types.NotificationKind, createdAt: number, isRead: boolean, noteId: string | null, caseId: string | null, isAppeal: boolean, isUrgent: boolean, isForDecision: boolean, responseDecision: Types.ResponseDecision | null, isAboutOwnStory: boolean, isAboutResponse: boolean, actorCount: number, actors: Array<{ __typename: 'User', id: string, username: string, name: string, imageId: string | null }>, catalog: { __typename: 'Catalog', id: string, slugId: string, name: string, creator: { __typename: 'User', id: string, username: string } } | null, post: { __typename: 'Post', id: string, title: string, mediumUrl: string, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, collection: { __typename: 'Collection', id: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null } | null, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null };

