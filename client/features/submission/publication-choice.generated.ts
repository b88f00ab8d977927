// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublicationChoiceFragment = { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, avatar: { __typename: 'ImageMetadata', id: string } | null };

