// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

type FailureFields_AccountLockout_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_BadRequest_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Unauthorized_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Forbidden_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_NotFound_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Conflict_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_RateLimited_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_TooManyRequests_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_ServiceUnavailable_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_AlreadyExists_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_AccountSuspended_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_AccountDeleted_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Blocked_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_Blocking_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PostSuspended_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_RemovedByUser_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_UnavailableForLegalReasons_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_WithheldInCountry_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PaymentMethodDeclined_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PaymentError_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MaxPinnedStoriesReached_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PublishingRestrictedBannedLinks_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_CheckoutNotAvailable_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MissingLocalizationInformation_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_PhoneNumberValidationError_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_FailedChallenge_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_EmptyQueue_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_NoAssignedTagsError_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_CustomDomainFailure_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MastodonInstanceConnectionError_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MastodonAccountConnectionError_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

type FailureFields_MastodonAccountValidationError_Fragment = { code: Types.UserErrorCode, field: string | null, message: string };

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

