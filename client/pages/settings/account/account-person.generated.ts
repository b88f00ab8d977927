// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountPersonFragment = { __typename: 'AccountSettings', user: { __typename: 'User', id: string, name: string, username: string, imageId: string | null, bio: string }, viewer: { __typename: 'Viewer', id: string, name: string, username: string, imageId: string | null } };

