// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type AccountFieldsFragment = { id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null };

