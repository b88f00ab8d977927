// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CoAuthorsFieldsFragment = { __typename: 'CoAuthors', id: string, isWriter: boolean, people: Array<{ __typename: 'CoAuthor', hasAccepted: boolean, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }> };

