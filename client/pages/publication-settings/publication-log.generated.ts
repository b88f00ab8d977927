// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationLogQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type PublicationLogQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, description: string, headerColor: string | null, acts: { __typename: 'CollectionActConnection', acts: Array<{ __typename: 'CollectionAct', id: string, at: number, action: Types.CollectionActAction, detail: string, postId: string | null, actor: { __typename: 'User', id: string, username: string, name: string } | null, subject: { __typename: 'User', id: string, username: string, name: string } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } | null, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null, logo: { __typename: 'ImageMetadata', id: string } | null, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationLog: Operation<PublicationLogQuery, PublicationLogQueryVariables> = { name: 'PublicationLog', id: '5da6bbc117a6', kind: 'query' }
