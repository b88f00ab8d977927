// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SequenceHeadFragment = { __typename: 'Sequence', id: string, slugId: string, title: string, description: string, isPublished: boolean, isDeleted: boolean, updatedAt: number, partCount: number, readingTime: number, picture: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } };

