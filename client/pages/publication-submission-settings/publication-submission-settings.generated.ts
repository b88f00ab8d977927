// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationSubmissionSettingsQueryVariables = Exact<{
  slug: string;
}>;


export type PublicationSubmissionSettingsQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, submitting: { __typename: 'CollectionSubmitting', submitters: Types.Submitters, guidelines: string, typicalResponseTime: number | null } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationSubmissionSettings: Operation<PublicationSubmissionSettingsQuery, PublicationSubmissionSettingsQueryVariables> = { name: 'PublicationSubmissionSettings', id: '0cdb16194172', kind: 'query' }
