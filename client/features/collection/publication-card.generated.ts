// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublicationCardFragment = { __typename: 'Collection', id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null };

