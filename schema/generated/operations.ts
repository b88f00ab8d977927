// Written by `npm run codegen`. Change the .graphql files instead.
import type { StoryBody } from '../story/paragraph'
import type { Operation } from '../operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Where an entry of a publication's navigation leads. */
export type NavigationDestination =
  | 'ABOUT'
  | 'ARCHIVE'
  | 'EXTERNAL_URL'
  | 'LATEST'
  | 'PAGE'
  | 'POST'
  | 'SECTION'
  | 'TAG_FEED'
  | 'TRENDING';

export type PostVisibility =
  | 'LOCKED'
  | 'PUBLIC'
  | 'UNLISTED';

/** What others may do with a story: nothing without asking, what a Creative Commons 4.0 licence says, or anything. */
export type PostLicense =
  | 'ALL_RIGHTS_RESERVED'
  | 'CC_40_BY'
  | 'CC_40_BY_SA'
  | 'CC_40_BY_ND'
  | 'CC_40_BY_NC'
  | 'CC_40_BY_NC_SA'
  | 'CC_40_BY_NC_ND'
  | 'CC_40_ZERO'
  | 'PUBLIC_DOMAIN';

export type UpdateProfileInput = {
  name: string;
  bio: string;
  /** An uploaded picture; absent for none. */
  imageId?: string | null | undefined;
};

export type MembershipTier =
  | 'MEMBER'
  | 'FRIEND';

export type CollectionRoleName =
  | 'OWNER'
  | 'EDITOR'
  | 'WRITER';

export type PartnerProgramEnrollmentStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING_ACTION'
  | 'SUSPENDED'
  | 'UNKNOWN';

/** Exactly one of the values, of the preference's own type. */
export type UserPreferenceInput = {
  name: string;
  stringValue?: string | null | undefined;
  intValue?: number | null | undefined;
  booleanValue?: boolean | null | undefined;
  stringSetValue?: Array<string> | null | undefined;
  enumValue?: string | null | undefined;
};

export type FeaturePageQueryVariables = Exact<{
  slug: string;
  featureSlug: string;
}>;


export type FeaturePageQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, page: { slug: string, title: string, description: string, tagSlug: string | null } | null }
    | { __typename: 'NotFound' }
   };

export type PublicationArchiveQueryVariables = Exact<{
  slug: string;
  year?: number | null | undefined;
  month?: number | null | undefined;
  day?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PublicationArchiveQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', postCount: number, createdAt: number, id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, archivePeriods: { years: Array<number>, months: Array<number>, days: Array<number> }, stories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, editors: Array<{ role: CollectionRoleName, user: { id: string, username: string, name: string, imageId: string | null } }>, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };

export type PublicationBlurbFragment = { postCount: number, createdAt: number, id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, editors: Array<{ role: CollectionRoleName, user: { id: string, username: string, name: string, imageId: string | null } }>, avatar: { id: string } | null };

export type PublicationCardFragment = { id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, avatar: { id: string } | null };

export type PublicationItemFragment = { id: string, slug: string, name: string, tagline: string, avatar: { id: string } | null };

export type PublicationLatestQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type PublicationLatestQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', postCount: number, createdAt: number, id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, stories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, editors: Array<{ role: CollectionRoleName, user: { id: string, username: string, name: string, imageId: string | null } }>, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };

export type PublicationTagFeedQueryVariables = Exact<{
  slug: string;
  tagSlug: string;
  after?: string | null | undefined;
}>;


export type PublicationTagFeedQuery = { tagFromSlug: { id: string, slug: string, displayTitle: string, description: string } | null, collectionByDomainOrSlug:
    | { __typename: 'Collection', postCount: number, createdAt: number, id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, stories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, editors: Array<{ role: CollectionRoleName, user: { id: string, username: string, name: string, imageId: string | null } }>, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };

export type PublicationTrendingQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type PublicationTrendingQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', postCount: number, createdAt: number, id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, stories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, editors: Array<{ role: CollectionRoleName, user: { id: string, username: string, name: string, imageId: string | null } }>, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };

export type PostCardFragment = { id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null };

export type StoryPageFragment = { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } };

export type AccountFieldsFragment = { id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null };

export type SecurityFieldsFragment = { id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null };

export type AccountTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountTokenQuery = { accountToken: string };

export type AlternateUserSuggestionQueryVariables = Exact<{ [key: string]: never; }>;


export type AlternateUserSuggestionQuery = { alternateUserSuggestion: { redactedEmailAddress: string | null, socialLogins: Array<string> } | null };

export type EmailAvailabilityQueryVariables = Exact<{
  email: string;
}>;


export type EmailAvailabilityQuery = { emailAvailability: boolean };

export type FinishPasskeySignInMutationVariables = Exact<{
  response: string;
  redirect?: string | null | undefined;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn:
    | { __typename: 'Token', value: string }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'FailedChallenge', message: string }
    | { __typename: 'RateLimited', message: string }
   };

export type ForgetAlternateUserMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetAlternateUserMutation = { forgetAlternateUser: { success: boolean } };

export type OneTapQueryVariables = Exact<{ [key: string]: never; }>;


export type OneTapQuery = { accountToken: string, signInOptions: { oneTap: { clientId: string, scriptUrl: string, nonce: string } | null } };

export type SendAcctAuthEmailMutationVariables = Exact<{
  email: string;
  redirect?: string | null | undefined;
  fullName?: string | null | undefined;
  captchaValue?: string | null | undefined;
  operation: string;
  type?: string | null | undefined;
}>;


export type SendAcctAuthEmailMutation = { sendAcctAuthEmail:
    | { __typename: 'SusiMethod', value: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'FailedChallenge', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ServiceUnavailable', message: string }
   };

export type SendAlternateUserEmailMutationVariables = Exact<{
  redirect?: string | null | undefined;
  captchaValue?: string | null | undefined;
}>;


export type SendAlternateUserEmailMutation = { sendAlternateUserEmail:
    | { __typename: 'SusiMethod', value: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'FailedChallenge', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ServiceUnavailable', message: string }
   };

export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { isEmailOffered: boolean, providers: Array<{ name: string, isLoginOffered: boolean, isRegisterOffered: boolean }>, captcha: { provider: string, mode: string, siteKey: string, scriptUrl: string | null } | null } };

export type SignInWithPasswordMutationVariables = Exact<{
  email: string;
  password: string;
  redirect?: string | null | undefined;
  captchaValue?: string | null | undefined;
}>;


export type SignInWithPasswordMutation = { signInWithPassword:
    | { __typename: 'Token', value: string }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'FailedChallenge', message: string }
    | { __typename: 'RateLimited', message: string }
   };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn:
    | { __typename: 'PasskeyChallenge', options: string }
    | { __typename: 'RateLimited', message: string }
   };

export type VerifyLoginCodeMutationVariables = Exact<{
  loginCode: string;
}>;


export type VerifyLoginCodeMutation = { verifyLoginCode:
    | { __typename: 'Token', value: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyRequests', message: string }
    | { __typename: 'RateLimited', message: string }
   };

export type VerifyTwoFactorCodeMutationVariables = Exact<{
  code: string;
}>;


export type VerifyTwoFactorCodeMutation = { verifyTwoFactorCode:
    | { __typename: 'Token', value: string }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'FailedChallenge', message: string }
    | { __typename: 'RateLimited', message: string }
   };

export type TopicHeadFragment = { id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number };

export type TopicItemFragment = { id: string, slug: string, displayTitle: string, postCount: number };

export type PersonFragment = { id: string, username: string, name: string, bio: string, imageId: string | null, isSuspended: boolean, socialStats: { followerCount: number, followingCount: number }, membership: { tier: MembershipTier, memberSince: number | null, friendSince: number | null } | null, verifications: { isBookAuthor: boolean }, publications: Array<{ role: CollectionRoleName, collection: { id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, avatar: { id: string } | null } }> };

export type WriterItemFragment = { id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { followerCount: number } };

export type UserDismissFlagMutationVariables = Exact<{
  userId: string;
  flag: string;
}>;


export type UserDismissFlagMutation = { userDismissFlag: { id: string, dismissableFlags: Array<string> } | null };

export type VariantFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type VariantFlagsQuery = { variantFlags: Array<{ name: string, valueType:
      | { __typename: 'VariantFlagBoolean', booleanValue: boolean }
      | { __typename: 'VariantFlagString', stringValue: string }
      | { __typename: 'VariantFlagNumber', numberValue: number }
     }> };

export type ViewerPreferencesQueryVariables = Exact<{
  id: string;
}>;


export type ViewerPreferencesQuery = { user: { id: string, viewerEdge: { id: string, preferences: Array<{ name: string, value:
          | { __typename: 'StringPreference', stringValue: string }
          | { __typename: 'IntPreference', intValue: number }
          | { __typename: 'BooleanPreference', booleanValue: boolean }
          | { __typename: 'StringSetPreference', stringSetValue: Array<string> }
          | { __typename: 'EnumPreference', enumValue: string }
         }> } } | null };

export type PublicationNavigationContextQueryVariables = Exact<{
  domainOrSlug: string;
}>;


export type PublicationNavigationContextQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, domain: string | null, slug: string, isAuroraVisible: boolean, name: string, tagline: string, headerColor: string | null, avatar: { id: string } | null, navigationItems: Array<{ destination: NavigationDestination, title: string, value: string | null }>, viewerEdge: { id: string, viewerStaffRole: CollectionRoleName | null } }
    | { __typename: 'NotFound' }
   };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, name: string, username: string, imageId: string | null, emailObfuscated: string | null, unverifiedEmail: string | null, twitterScreenName: string | null, hasSubdomain: boolean, isSuspended: boolean, isStaff: boolean, hasPastMemberships: boolean, hasGroupGiftingEnabled: boolean, isMembershipTrialEligible: boolean, isEligibleToImportEmails: boolean, isEligibleToViewNewResponses: boolean, allowEmailAddressSharingEditorWriter: boolean, styleEditorOnboardingVersionSeen: number, dismissableFlags: Array<string>, signOutToken: string, geolocation: { country: string | null }, membership: { id: string, tier: MembershipTier, memberSince: number | null, friendSince: number | null } | null, partnerProgramEnrollment: { id: string, status: PartnerProgramEnrollmentStatus } | null, viewerEdge: { id: string, createdAt: number, preferences: Array<{ name: string, value:
          | { enumValue: string }
          | Record<PropertyKey, never>
         }> }, spoofedBy: { id: string, name: string } | null } | null };

export type LibraryHeadFragment = { id: string, slug: string, name: string, description: string, itemCount: number, creator: { id: string, username: string, name: string, imageId: string | null } };

export type LibraryListQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type LibraryListQuery = { libraryCatalog: { id: string, slug: string, name: string, description: string, itemCount: number, itemsConnection: { items: Array<{ catalogItemId: string, note: string, post: { id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null } }>, pagingInfo: { next: { to: string } | null } }, creator: { id: string, username: string, name: string, imageId: string | null } } | null };

export type LibraryListsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LibraryListsQuery = { libraryCatalogs: { catalogs: Array<{ id: string, slug: string, name: string, description: string, itemCount: number, itemsConnection: { items: Array<{ catalogItemId: string, post: { id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null } }> }, creator: { id: string, username: string, name: string, imageId: string | null } }>, pagingInfo: { next: { to: string } | null } } };

export type PasswordPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordPageQuery = { accountSettings: { id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null } | null, securitySettings: { id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null } | null };

export type SetPasswordMutationVariables = Exact<{
  newPassword: string;
  currentPassword?: string | null | undefined;
}>;


export type SetPasswordMutation = { setPassword:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type ExploreTopicsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ExploreTopicsQuery = { featuredTags: { tags: Array<{ description: string, id: string, slug: string, displayTitle: string, postCount: number }> }, topTags: { tags: Array<{ id: string, slug: string, displayTitle: string, postCount: number }>, pagingInfo: { next: { to: string } | null } } };

export type HomeFrontQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type HomeFrontQuery = { staffPicksFeed: { items: Array<{ post: { id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null } }> }, topStories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }> }, latestPosts: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, featuredTags: { tags: Array<{ id: string, slug: string, displayTitle: string, postCount: number }> }, topCollections: Array<{ id: string, slug: string, name: string, tagline: string, avatar: { id: string } | null }>, topWriters: Array<{ id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { followerCount: number } }> };

export type ConnectMastodonFinishMutationVariables = Exact<{
  instance?: string | null | undefined;
  state?: string | null | undefined;
  code?: string | null | undefined;
  error?: string | null | undefined;
}>;


export type ConnectMastodonFinishMutation = { connectMastodonFinish:
    | { __typename: 'MastodonAccount', id: string, handle: string, url: string }
    | { __typename: 'MastodonInstanceConnectionError', message: string }
    | { __typename: 'MastodonAccountConnectionError', message: string }
    | { __typename: 'MastodonAccountValidationError', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type StaffPicksQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPicksQuery = { staffPicksFeed: { items: Array<{ post: { id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null } }> } };

export type PostPageQueryVariables = Exact<{
  id: string;
}>;


export type PostPageQuery = { postResult:
    | { __typename: 'Post', subtitle: string, canonicalUrl: string | null, visibility: PostVisibility, license: PostLicense, language: string, wordCount: number, updatedAt: number, latestPublishedAt: number | null, revision: number, id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, tags: Array<{ id: string, slug: string, displayTitle: string }>, content: { body: StoryBody, isPreview: boolean, hiddenParagraphs: number }, creator: { bio: string, id: string, username: string, name: string, imageId: string | null, socialStats: { followerCount: number } }, collection: { description: string, tagline: string, headerColor: string | null, subscriberCount: number, id: string, slug: string, name: string, avatar: { id: string } | null } | null, neighbours: { previous: { id: string, title: string, mediumUrl: string } | null, next: { id: string, title: string, mediumUrl: string } | null }, moreFrom: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, readNext: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PostSuspended', message: string }
    | { __typename: 'RemovedByUser', message: string }
    | { __typename: 'UnavailableForLegalReasons', message: string }
    | { __typename: 'WithheldInCountry', message: string }
   };

export type PublicationAboutQueryVariables = Exact<{
  slug: string;
}>;


export type PublicationAboutQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', about: StoryBody, postCount: number, createdAt: number, id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, editors: Array<{ role: CollectionRoleName, user: { id: string, username: string, name: string, bio: string, imageId: string | null } }>, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };

export type PublicationFeaturedQueryVariables = Exact<{
  slug: string;
}>;


export type PublicationFeaturedQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', postCount: number, createdAt: number, id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, featuredPosts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, editors: Array<{ role: CollectionRoleName, user: { id: string, username: string, name: string, imageId: string | null } }>, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };

export type PublicationProfileQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type PublicationProfileQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', postCount: number, createdAt: number, id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, featuredPosts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, stories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, editors: Array<{ role: CollectionRoleName, user: { id: string, username: string, name: string, imageId: string | null } }>, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };

export type PublicationSubpageQueryVariables = Exact<{
  slug: string;
  subpageSlug: string;
}>;


export type PublicationSubpageQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, page: { slug: string, title: string, description: string, body: StoryBody } | null, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { accountSettings: { id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null } | null, securitySettings: { id: string, recentUntil: number | null } | null };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { cancelEmailChange:
    | { __typename: 'AccountSettings', id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'AlreadyExists', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'ServiceUnavailable', message: string }
   };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
}>;


export type ChangeEmailMutation = { changeEmail:
    | { __typename: 'AccountSettings', id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'AlreadyExists', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'ServiceUnavailable', message: string }
   };

export type ChangeUsernameMutationVariables = Exact<{
  username: string;
}>;


export type ChangeUsernameMutation = { changeUsername:
    | { __typename: 'AccountSettings', id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'AlreadyExists', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'ServiceUnavailable', message: string }
   };

export type DeactivateAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeactivateAccountMutation = { deactivateAccount:
    | { __typename: 'MutationSuccess', success: boolean }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type DeleteAccountMutationVariables = Exact<{
  username: string;
}>;


export type DeleteAccountMutation = { deleteAccount:
    | { __typename: 'MutationSuccess', success: boolean }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile:
    | { __typename: 'AccountSettings', id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'AlreadyExists', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'ServiceUnavailable', message: string }
   };

export type ConfirmTwoFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTwoFactorMutation = { confirmTwoFactor:
    | { __typename: 'RecoveryCodes', codes: Array<string>, security: { id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null } }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type ConnectMastodonStartMutationVariables = Exact<{
  instance: string;
}>;


export type ConnectMastodonStartMutation = { connectMastodonStart:
    | { __typename: 'MastodonVisit', url: string }
    | { __typename: 'MastodonInstanceConnectionError', message: string }
    | { __typename: 'MastodonAccountConnectionError', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RateLimited', message: string }
   };

export type DisableTwoFactorMutationVariables = Exact<{
  code: string;
}>;


export type DisableTwoFactorMutation = { disableTwoFactor:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type DisconnectAccountMutationVariables = Exact<{
  provider: string;
}>;


export type DisconnectAccountMutation = { disconnectAccount:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type FinishPasskeyRegistrationMutationVariables = Exact<{
  response: string;
  name: string;
}>;


export type FinishPasskeyRegistrationMutation = { finishPasskeyRegistration:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type RegenerateRecoveryCodesMutationVariables = Exact<{
  code: string;
}>;


export type RegenerateRecoveryCodesMutation = { regenerateRecoveryCodes:
    | { __typename: 'RecoveryCodes', codes: Array<string>, security: { id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null } }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type RemovePasskeyMutationVariables = Exact<{
  credentialId: string;
}>;


export type RemovePasskeyMutation = { removePasskey:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type RemovePasswordMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePasswordMutation = { removePassword:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type RenamePasskeyMutationVariables = Exact<{
  credentialId: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type RevokeSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type RevokeSessionMutation = { revokeSession:
    | { __typename: 'SecuritySettings', id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type SecurityPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityPageQuery = { securitySettings: { id: string, hasPassword: boolean, recentUntil: number | null, sessions: Array<{ id: string, isCurrent: boolean, device: string, method: string, host: string, address: string | null, country: string | null, lastSeenAt: number }>, passkeys: Array<{ credentialId: string, name: string, isBackedUp: boolean, createdAt: number, lastUsedAt: number | null }>, twoFactor: { isOn: boolean, recoveryCodesLeft: number }, connectedAccounts: Array<{ provider: string, name: string | null, email: string | null, connectedAt: number }>, mastodon: { defaultInstance: string | null, account: { id: string, handle: string, url: string, connectedAt: number } | null } | null } | null, signInOptions: { providers: Array<{ name: string, isLoginOffered: boolean }> } };

export type StartPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyRegistrationMutation = { startPasskeyRegistration:
    | { __typename: 'PasskeyChallenge', options: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type StartTwoFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTwoFactorMutation = { startTwoFactor:
    | { __typename: 'TwoFactorSetup', secret: string, qrSvg: string }
    | { __typename: 'Conflict', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };

export type PendingSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingSecondFactorQuery = { pendingSecondFactor: { user: { id: string, name: string, imageId: string | null } } | null };

export type SignInLinkQueryVariables = Exact<{
  token: string;
}>;


export type SignInLinkQuery = { signInLink: { operation: string, emailObfuscated: string, isSameBrowser: boolean, user: { id: string, name: string, imageId: string | null } | null } | null };

export type SignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPageQuery = { viewer: { id: string } | null, securitySettings: { id: string, recentUntil: number | null } | null };

export type TagArchiveQueryVariables = Exact<{
  slug: string;
  year?: number | null | undefined;
  month?: number | null | undefined;
  day?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TagArchiveQuery = { tagFromSlug: { id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number, relatedTags: Array<{ id: string, slug: string, displayTitle: string }>, archivePeriods: { years: Array<number>, months: Array<number>, days: Array<number> }, archivePosts: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } } } | null };

export type TopStoriesQueryVariables = Exact<{
  day?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type TopStoriesQuery = { today: string, topStories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, newest: { posts: Array<{ id: string, firstPublishedAt: number | null }> } };

export type TopicRecommendedQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type TopicRecommendedQuery = { tagFromSlug: { id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number, recommendedPosts: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, topWriters: { users: Array<{ id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { followerCount: number } }> }, relatedTags: Array<{ id: string, slug: string, displayTitle: string }> } | null };

export type TopicWritersQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type TopicWritersQuery = { tagFromSlug: { id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number, topWriters: { users: Array<{ id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { followerCount: number } }>, pagingInfo: { next: { to: string } | null } }, relatedTags: Array<{ id: string, slug: string, displayTitle: string }> } | null };

export type TopicPageQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type TopicPageQuery = { tagFromSlug: { id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number, recommendedPosts: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }> }, latestPosts: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, archivePeriods: { years: Array<number> }, topWriters: { users: Array<{ id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { followerCount: number } }> }, relatedTags: Array<{ id: string, slug: string, displayTitle: string }> } | null };

export type FollowTagsMutationVariables = Exact<{
  tagSlugs: Array<string> | string;
}>;


export type FollowTagsMutation = { followTags:
    | { tags: Array<{ id: string, slug: string }> }
    | { message: string }
    | { message: string }
    | { message: string }
   };

export type TopicsOnboardingQueryVariables = Exact<{ [key: string]: never; }>;


export type TopicsOnboardingQuery = { viewer: { id: string, followedTags: { tags: Array<{ id: string, slug: string, displayTitle: string }> } } | null, featuredTags: { tags: Array<{ id: string, slug: string, displayTitle: string }> }, topTags: { tags: Array<{ id: string, slug: string, displayTitle: string }> } };

export type UserAboutQueryVariables = Exact<{
  username: string;
}>;


export type UserAboutQuery = { userResult:
    | { __typename: 'User', about: StoryBody, createdAt: number, postCount: number, id: string, username: string, name: string, bio: string, imageId: string | null, isSuspended: boolean, socialStats: { followerCount: number, followingCount: number }, membership: { tier: MembershipTier, memberSince: number | null, friendSince: number | null } | null, verifications: { isBookAuthor: boolean }, publications: Array<{ role: CollectionRoleName, collection: { id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, avatar: { id: string } | null } }> }
    | { __typename: 'NotFound' }
    | { __typename: 'AccountSuspended' }
    | { __typename: 'AccountDeleted' }
   };

export type UserProfileQueryVariables = Exact<{
  username: string;
  after?: string | null | undefined;
}>;


export type UserProfileQuery = { userResult:
    | { __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, isSuspended: boolean, homepagePostsConnection: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, clapCount: number, responsesCount: number, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, socialStats: { followerCount: number, followingCount: number }, membership: { tier: MembershipTier, memberSince: number | null, friendSince: number | null } | null, verifications: { isBookAuthor: boolean }, publications: Array<{ role: CollectionRoleName, collection: { id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, avatar: { id: string } | null } }> }
    | { __typename: 'NotFound' }
    | { __typename: 'AccountSuspended' }
    | { __typename: 'AccountDeleted' }
   };

export type UserPublicationsQueryVariables = Exact<{
  username: string;
}>;


export type UserPublicationsQuery = { userResult:
    | { __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, isSuspended: boolean, socialStats: { followerCount: number, followingCount: number }, membership: { tier: MembershipTier, memberSince: number | null, friendSince: number | null } | null, verifications: { isBookAuthor: boolean }, publications: Array<{ role: CollectionRoleName, collection: { id: string, slug: string, name: string, tagline: string, description: string, subscriberCount: number, avatar: { id: string } | null } }> }
    | { __typename: 'NotFound' }
    | { __typename: 'AccountSuspended' }
    | { __typename: 'AccountDeleted' }
   };

export type AvatarMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type AvatarMenuQuery = { viewer: { id: string, username: string, adminCollections: Array<{ id: string, slug: string, name: string, avatar: { id: string } | null }>, partnerProgramEnrollment: { id: string, status: PartnerProgramEnrollmentStatus } | null } | null };

export type SendVerificationEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendVerificationEmailMutation = { sendVerificationEmail:
    | { success: boolean }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
   };

export type StartSpoofingMutationVariables = Exact<{
  username: string;
}>;


export type StartSpoofingMutation = { startSpoofing:
    | { success: boolean }
    | { message: string }
    | { message: string }
    | { message: string }
   };

export type StopSpoofingMutationVariables = Exact<{ [key: string]: never; }>;


export type StopSpoofingMutation = { stopSpoofing:
    | { success: boolean }
    | { message: string }
    | { message: string }
    | { message: string }
   };

export type UpdateViewerPreferencesMutationVariables = Exact<{
  userId: string;
  preferences: Array<UserPreferenceInput> | UserPreferenceInput;
}>;


export type UpdateViewerPreferencesMutation = { updateViewerPreferences: boolean };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { visitor: { id: string, geolocation: { country: string | null } } };

export const AccountPage: Operation<AccountPageQuery, AccountPageQueryVariables> = { name: 'AccountPage', id: '0e3d226f87771284', kind: 'query' }
export const AccountToken: Operation<AccountTokenQuery, AccountTokenQueryVariables> = { name: 'AccountToken', id: 'a87af46fbaa60ae5', kind: 'query' }
export const AlternateUserSuggestion: Operation<AlternateUserSuggestionQuery, AlternateUserSuggestionQueryVariables> = { name: 'AlternateUserSuggestion', id: '023c90229d04b0b3', kind: 'query' }
export const AvatarMenuQuery: Operation<AvatarMenuQuery, AvatarMenuQueryVariables> = { name: 'AvatarMenuQuery', id: '3c7b51c7d7c1ee71', kind: 'query' }
export const CancelEmailChange: Operation<CancelEmailChangeMutation, CancelEmailChangeMutationVariables> = { name: 'CancelEmailChange', id: '124a0c26edebd9d2', kind: 'mutation' }
export const ChangeEmail: Operation<ChangeEmailMutation, ChangeEmailMutationVariables> = { name: 'ChangeEmail', id: '80125af3961efd7c', kind: 'mutation' }
export const ChangeUsername: Operation<ChangeUsernameMutation, ChangeUsernameMutationVariables> = { name: 'ChangeUsername', id: '78af592df0cb594a', kind: 'mutation' }
export const ConfirmTwoFactor: Operation<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables> = { name: 'ConfirmTwoFactor', id: '13fe85d75aec7f3c', kind: 'mutation' }
export const ConnectMastodonFinish: Operation<ConnectMastodonFinishMutation, ConnectMastodonFinishMutationVariables> = { name: 'ConnectMastodonFinish', id: 'a33c2d780f000e1e', kind: 'mutation' }
export const ConnectMastodonStart: Operation<ConnectMastodonStartMutation, ConnectMastodonStartMutationVariables> = { name: 'ConnectMastodonStart', id: '59082b4572e9f9f9', kind: 'mutation' }
export const DeactivateAccount: Operation<DeactivateAccountMutation, DeactivateAccountMutationVariables> = { name: 'DeactivateAccount', id: 'a36c968848594773', kind: 'mutation' }
export const DeleteAccount: Operation<DeleteAccountMutation, DeleteAccountMutationVariables> = { name: 'DeleteAccount', id: '79f6e5c9986cd5a2', kind: 'mutation' }
export const DisableTwoFactor: Operation<DisableTwoFactorMutation, DisableTwoFactorMutationVariables> = { name: 'DisableTwoFactor', id: '296743e84faa9670', kind: 'mutation' }
export const DisconnectAccount: Operation<DisconnectAccountMutation, DisconnectAccountMutationVariables> = { name: 'DisconnectAccount', id: '308fc91c10cf49cd', kind: 'mutation' }
export const EmailAvailability: Operation<EmailAvailabilityQuery, EmailAvailabilityQueryVariables> = { name: 'EmailAvailability', id: 'f7ba6214c3ae5b4e', kind: 'query' }
export const ExploreTopics: Operation<ExploreTopicsQuery, ExploreTopicsQueryVariables> = { name: 'ExploreTopics', id: '27d0bdcdba718aaa', kind: 'query' }
export const FeaturePage: Operation<FeaturePageQuery, FeaturePageQueryVariables> = { name: 'FeaturePage', id: '9832b99a53266dda', kind: 'query' }
export const FinishPasskeyRegistration: Operation<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables> = { name: 'FinishPasskeyRegistration', id: '150102b0eb97e8bb', kind: 'mutation' }
export const FinishPasskeySignIn: Operation<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables> = { name: 'FinishPasskeySignIn', id: 'f5d88cfd1a35dd1a', kind: 'mutation' }
export const FollowTags: Operation<FollowTagsMutation, FollowTagsMutationVariables> = { name: 'FollowTags', id: '6b782bed40c65a9d', kind: 'mutation' }
export const ForgetAlternateUser: Operation<ForgetAlternateUserMutation, ForgetAlternateUserMutationVariables> = { name: 'ForgetAlternateUser', id: '81dd9b9794ab643d', kind: 'mutation' }
export const HomeFront: Operation<HomeFrontQuery, HomeFrontQueryVariables> = { name: 'HomeFront', id: 'b6738d58f59f2e4a', kind: 'query' }
export const LibraryList: Operation<LibraryListQuery, LibraryListQueryVariables> = { name: 'LibraryList', id: '4d49b0c666a979cf', kind: 'query' }
export const LibraryLists: Operation<LibraryListsQuery, LibraryListsQueryVariables> = { name: 'LibraryLists', id: 'd3f5ebe11bed5605', kind: 'query' }
export const OneTap: Operation<OneTapQuery, OneTapQueryVariables> = { name: 'OneTap', id: '078562d41cfd33ef', kind: 'query' }
export const PasswordPage: Operation<PasswordPageQuery, PasswordPageQueryVariables> = { name: 'PasswordPage', id: 'eea7118da9ec6739', kind: 'query' }
export const PendingSecondFactor: Operation<PendingSecondFactorQuery, PendingSecondFactorQueryVariables> = { name: 'PendingSecondFactor', id: '08a6c002e93789cd', kind: 'query' }
export const PostPage: Operation<PostPageQuery, PostPageQueryVariables> = { name: 'PostPage', id: 'd7528f2e23ff8090', kind: 'query' }
export const PublicationAbout: Operation<PublicationAboutQuery, PublicationAboutQueryVariables> = { name: 'PublicationAbout', id: '9e8494f514949c3f', kind: 'query' }
export const PublicationArchive: Operation<PublicationArchiveQuery, PublicationArchiveQueryVariables> = { name: 'PublicationArchive', id: '74582b553ac2934e', kind: 'query' }
export const PublicationFeatured: Operation<PublicationFeaturedQuery, PublicationFeaturedQueryVariables> = { name: 'PublicationFeatured', id: 'f3f8c39bc5740919', kind: 'query' }
export const PublicationLatest: Operation<PublicationLatestQuery, PublicationLatestQueryVariables> = { name: 'PublicationLatest', id: '8a8acc449ecea9b9', kind: 'query' }
export const PublicationNavigationContextQuery: Operation<PublicationNavigationContextQuery, PublicationNavigationContextQueryVariables> = { name: 'PublicationNavigationContextQuery', id: '8acd93118e99e287', kind: 'query' }
export const PublicationProfile: Operation<PublicationProfileQuery, PublicationProfileQueryVariables> = { name: 'PublicationProfile', id: 'f33778579f1f8945', kind: 'query' }
export const PublicationSubpage: Operation<PublicationSubpageQuery, PublicationSubpageQueryVariables> = { name: 'PublicationSubpage', id: '971b8481be2807be', kind: 'query' }
export const PublicationTagFeed: Operation<PublicationTagFeedQuery, PublicationTagFeedQueryVariables> = { name: 'PublicationTagFeed', id: '1cc8949694c2caea', kind: 'query' }
export const PublicationTrending: Operation<PublicationTrendingQuery, PublicationTrendingQueryVariables> = { name: 'PublicationTrending', id: '8cef93d22a4c36b2', kind: 'query' }
export const RegenerateRecoveryCodes: Operation<RegenerateRecoveryCodesMutation, RegenerateRecoveryCodesMutationVariables> = { name: 'RegenerateRecoveryCodes', id: '5bbddd4f49a0a345', kind: 'mutation' }
export const RemovePasskey: Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables> = { name: 'RemovePasskey', id: '9d6919f7dea6cec8', kind: 'mutation' }
export const RemovePassword: Operation<RemovePasswordMutation, RemovePasswordMutationVariables> = { name: 'RemovePassword', id: '0c311a44d35a1474', kind: 'mutation' }
export const RenamePasskey: Operation<RenamePasskeyMutation, RenamePasskeyMutationVariables> = { name: 'RenamePasskey', id: 'e866ff78638d00d1', kind: 'mutation' }
export const RevokeOtherSessions: Operation<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables> = { name: 'RevokeOtherSessions', id: '8f0a3747160e4365', kind: 'mutation' }
export const RevokeSession: Operation<RevokeSessionMutation, RevokeSessionMutationVariables> = { name: 'RevokeSession', id: '3183984929ebf8d9', kind: 'mutation' }
export const SecurityPage: Operation<SecurityPageQuery, SecurityPageQueryVariables> = { name: 'SecurityPage', id: '8622b3871e18d66d', kind: 'query' }
export const SendAcctAuthEmail: Operation<SendAcctAuthEmailMutation, SendAcctAuthEmailMutationVariables> = { name: 'SendAcctAuthEmail', id: '34e7e60ec8b2e587', kind: 'mutation' }
export const SendAlternateUserEmail: Operation<SendAlternateUserEmailMutation, SendAlternateUserEmailMutationVariables> = { name: 'SendAlternateUserEmail', id: '38d94c73dd42a0dc', kind: 'mutation' }
export const SendVerificationEmail: Operation<SendVerificationEmailMutation, SendVerificationEmailMutationVariables> = { name: 'SendVerificationEmail', id: 'b3e9b057e81930ec', kind: 'mutation' }
export const SetPassword: Operation<SetPasswordMutation, SetPasswordMutationVariables> = { name: 'SetPassword', id: 'af91da0f0fdbd006', kind: 'mutation' }
export const SignInLink: Operation<SignInLinkQuery, SignInLinkQueryVariables> = { name: 'SignInLink', id: 'a1bb8f1f616b92c3', kind: 'query' }
export const SignInOptions: Operation<SignInOptionsQuery, SignInOptionsQueryVariables> = { name: 'SignInOptions', id: '28dd5d4f655a577c', kind: 'query' }
export const SignInPage: Operation<SignInPageQuery, SignInPageQueryVariables> = { name: 'SignInPage', id: '876eed0e0043be35', kind: 'query' }
export const SignInWithPassword: Operation<SignInWithPasswordMutation, SignInWithPasswordMutationVariables> = { name: 'SignInWithPassword', id: 'f5702ffb820a37e4', kind: 'mutation' }
export const StaffPicks: Operation<StaffPicksQuery, StaffPicksQueryVariables> = { name: 'StaffPicks', id: '9fb052fcfe816a64', kind: 'query' }
export const StartPasskeyRegistration: Operation<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables> = { name: 'StartPasskeyRegistration', id: '1fe222e730996479', kind: 'mutation' }
export const StartPasskeySignIn: Operation<StartPasskeySignInMutation, StartPasskeySignInMutationVariables> = { name: 'StartPasskeySignIn', id: 'e01511dabfa47d4e', kind: 'mutation' }
export const StartSpoofing: Operation<StartSpoofingMutation, StartSpoofingMutationVariables> = { name: 'StartSpoofing', id: '7bc2e99b631cb6ed', kind: 'mutation' }
export const StartTwoFactor: Operation<StartTwoFactorMutation, StartTwoFactorMutationVariables> = { name: 'StartTwoFactor', id: 'f7cd616ecf192d88', kind: 'mutation' }
export const StopSpoofing: Operation<StopSpoofingMutation, StopSpoofingMutationVariables> = { name: 'StopSpoofing', id: '96c5300645ad28f9', kind: 'mutation' }
export const TagArchive: Operation<TagArchiveQuery, TagArchiveQueryVariables> = { name: 'TagArchive', id: '51ccd13ef770c502', kind: 'query' }
export const TopicPage: Operation<TopicPageQuery, TopicPageQueryVariables> = { name: 'TopicPage', id: '69e9dd45421dfa69', kind: 'query' }
export const TopicRecommended: Operation<TopicRecommendedQuery, TopicRecommendedQueryVariables> = { name: 'TopicRecommended', id: 'c760c51959e93e82', kind: 'query' }
export const TopicsOnboarding: Operation<TopicsOnboardingQuery, TopicsOnboardingQueryVariables> = { name: 'TopicsOnboarding', id: 'c1fd079e5fb8c1c1', kind: 'query' }
export const TopicWriters: Operation<TopicWritersQuery, TopicWritersQueryVariables> = { name: 'TopicWriters', id: '8cce01458a23d8c7', kind: 'query' }
export const TopStories: Operation<TopStoriesQuery, TopStoriesQueryVariables> = { name: 'TopStories', id: 'c9368548427d1fb1', kind: 'query' }
export const UpdateProfile: Operation<UpdateProfileMutation, UpdateProfileMutationVariables> = { name: 'UpdateProfile', id: 'da2096d1ae6f9667', kind: 'mutation' }
export const UpdateViewerPreferences: Operation<UpdateViewerPreferencesMutation, UpdateViewerPreferencesMutationVariables> = { name: 'UpdateViewerPreferences', id: 'a818e57bd7e5ac14', kind: 'mutation' }
export const UserAbout: Operation<UserAboutQuery, UserAboutQueryVariables> = { name: 'UserAbout', id: '7ebd0b82ce8cc6c4', kind: 'query' }
export const UserDismissFlag: Operation<UserDismissFlagMutation, UserDismissFlagMutationVariables> = { name: 'UserDismissFlag', id: '7c8d6716f982047a', kind: 'mutation' }
export const UserProfile: Operation<UserProfileQuery, UserProfileQueryVariables> = { name: 'UserProfile', id: '5500bc2d1e58c80f', kind: 'query' }
export const UserPublications: Operation<UserPublicationsQuery, UserPublicationsQueryVariables> = { name: 'UserPublications', id: '9aa887d5ecc90e07', kind: 'query' }
export const VariantFlagsQuery: Operation<VariantFlagsQuery, VariantFlagsQueryVariables> = { name: 'VariantFlagsQuery', id: '8a5057cfc6d336be', kind: 'query' }
export const VerifyLoginCode: Operation<VerifyLoginCodeMutation, VerifyLoginCodeMutationVariables> = { name: 'VerifyLoginCode', id: 'e1c59f3998d5425d', kind: 'mutation' }
export const VerifyTwoFactorCode: Operation<VerifyTwoFactorCodeMutation, VerifyTwoFactorCodeMutationVariables> = { name: 'VerifyTwoFactorCode', id: '90eaa42bdf3e5fa0', kind: 'mutation' }
export const ViewerPreferences: Operation<ViewerPreferencesQuery, ViewerPreferencesQueryVariables> = { name: 'ViewerPreferences', id: '8140164da3ce6e48', kind: 'query' }
export const ViewerQuery: Operation<ViewerQuery, ViewerQueryVariables> = { name: 'ViewerQuery', id: 'f3493db6c4c4cc6c', kind: 'query' }
export const VisitorQuery: Operation<VisitorQuery, VisitorQueryVariables> = { name: 'VisitorQuery', id: 'c8e77c4606b66b2b', kind: 'query' }
