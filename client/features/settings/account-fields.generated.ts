// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountFieldsFragment = { __typename: 'AccountSettings', id: string, email: string | null, isEmailVerified: boolean, unverifiedEmail: string | null, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null };

