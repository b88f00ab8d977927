// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

type FailureFields_AccountLockout_Fragment = { __typename: 'AccountLockout', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_BadRequest_Fragment = { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Unauthorized_Fragment = { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Forbidden_Fragment = { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_NotFound_Fragment = { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Conflict_Fragment = { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_RateLimited_Fragment = { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_TooManyRequests_Fragment = { __typename: 'TooManyRequests', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_ServiceUnavailable_Fragment = { __typename: 'ServiceUnavailable', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_AlreadyExists_Fragment = { __typename: 'AlreadyExists', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_AccountSuspended_Fragment = { __typename: 'AccountSuspended', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_AccountDeleted_Fragment = { __typename: 'AccountDeleted', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Blocked_Fragment = { __typename: 'Blocked', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Blocking_Fragment = { __typename: 'Blocking', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PostSuspended_Fragment = { __typename: 'PostSuspended', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_TakenDown_Fragment = { __typename: 'TakenDown', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_RemovedByUser_Fragment = { __typename: 'RemovedByUser', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_UnavailableForLegalReasons_Fragment = { __typename: 'UnavailableForLegalReasons', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_WithheldInCountry_Fragment = { __typename: 'WithheldInCountry', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PaymentMethodDeclined_Fragment = { __typename: 'PaymentMethodDeclined', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PaymentError_Fragment = { __typename: 'PaymentError', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MaxPinnedStoriesReached_Fragment = { __typename: 'MaxPinnedStoriesReached', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PublishingRestrictedBannedLinks_Fragment = { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_CheckoutNotAvailable_Fragment = { __typename: 'CheckoutNotAvailable', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MissingLocalizationInformation_Fragment = { __typename: 'MissingLocalizationInformation', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PhoneNumberValidationError_Fragment = { __typename: 'PhoneNumberValidationError', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_FailedChallenge_Fragment = { __typename: 'FailedChallenge', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_EmptyQueue_Fragment = { __typename: 'EmptyQueue', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_NoAssignedTagsError_Fragment = { __typename: 'NoAssignedTagsError', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_CustomDomainFailure_Fragment = { __typename: 'CustomDomainFailure', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MastodonInstanceConnectionError_Fragment = { __typename: 'MastodonInstanceConnectionError', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MastodonAccountConnectionError_Fragment = { __typename: 'MastodonAccountConnectionError', code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MastodonAccountValidationError_Fragment = { __typename: 'MastodonAccountValidationError', code: Types.UserErrorCode, field: string | null, message: string };

export type FailureFieldsFragment =
  | FailureFields_AccountLockout_Fragment
  | FailureFields_BadRequest_Fragment
  | FailureFields_Unauthorized_Fragment
  | FailureFields_Forbidden_Fragment
  | FailureFields_NotFound_Fragment
  | FailureFields_Conflict_Fragment
  | FailureFields_RateLimited_Fragment
  | FailureFields_TooManyRequests_Fragment
  | FailureFields_ServiceUnavailable_Fragment
  | FailureFields_AlreadyExists_Fragment
  | FailureFields_AccountSuspended_Fragment
  | FailureFields_AccountDeleted_Fragment
  | FailureFields_Blocked_Fragment
  | FailureFields_Blocking_Fragment
  | FailureFields_PostSuspended_Fragment
  | FailureFields_TakenDown_Fragment
  | FailureFields_RemovedByUser_Fragment
  | FailureFields_UnavailableForLegalReasons_Fragment
  | FailureFields_WithheldInCountry_Fragment
  | FailureFields_PaymentMethodDeclined_Fragment
  | FailureFields_PaymentError_Fragment
  | FailureFields_MaxPinnedStoriesReached_Fragment
  | FailureFields_PublishingRestrictedBannedLinks_Fragment
  | FailureFields_CheckoutNotAvailable_Fragment
  | FailureFields_MissingLocalizationInformation_Fragment
  | FailureFields_PhoneNumberValidationError_Fragment
  | FailureFields_FailedChallenge_Fragment
  | FailureFields_EmptyQueue_Fragment
  | FailureFields_NoAssignedTagsError_Fragment
  | FailureFields_CustomDomainFailure_Fragment
  | FailureFields_MastodonInstanceConnectionError_Fragment
  | FailureFields_MastodonAccountConnectionError_Fragment
  | FailureFields_MastodonAccountValidationError_Fragment
;

