// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PersonFragment = { id: string, username: string, name: string, bio: string, imageId: string | null, isSuspended: boolean, socialStats: { followerCount: number, followingCount: number }, membership: { tier: Types.MembershipTier, memberSince: number | null, friendSince: number | null } | null, verifications: { isBookAuthor: boolean }, publications: Array<{ role: Types.CollectionRoleName, collection: { id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, avatar: { id: string } | null } }> };

