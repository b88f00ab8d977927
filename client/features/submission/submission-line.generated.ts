// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SubmissionLineFragment = { __typename: 'Submission', id: string, state: Types.SubmissionState, turn: Types.SubmissionTurn, turnAt: number, postId: string, title: string, readingTime: number, writer: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null };

