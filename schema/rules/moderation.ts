/** What staff and editors can do, as the log names it. Rule: docs/rules/moderation.md, "Acts". */
export const MODERATION_ACTIONS = [
  'SUSPEND',
  'UNSUSPEND',
  'TAKE_DOWN',
  'RESTORE',
  'EDIT_TOPIC',
  'ADD_TOPIC_POST',
  'VERIFY_AUTHOR',
  'UNVERIFY_AUTHOR',
  'REVIEW',
  'END_REVIEW',
  'WITHHOLD',
  'DISMISS_REPORTS',
  'HIDE_RESPONSE',
  'TAKE_OUT_POST',
  'UPHOLD_APPEAL',
  'DISMISS_APPEAL',
  'BAN_DOMAIN',
  'ALLOW_DOMAIN',
  'BAN_APPLICATION',
  'ALLOW_APPLICATION',
  'VERIFY_APPLICATION',
  'UNVERIFY_APPLICATION',
  'MERGE_TOPIC',
  'SET_FLAG',
  'HIDE_TOPIC',
  'SHOW_TOPIC',
  'MAKE_COUPON',
  'END_COUPON',
  'PICK_POST',
  'UNPICK_POST',
  'EXPORT_SITE',
  'HOLD_PAYOUT',
  'RELEASE_PAYOUT',
  'REVERSE_PAYOUT',
  'READ_TAX_FORM',
  'RELEASE_EARNINGS',
  'DENY_EARNINGS',
  'SUSPEND_PARTNER',
  'REINSTATE_PARTNER',
  'CLOSE_MONTH',
  'SET_RATE',
  'ASK_TO_FEATURE',
  'WITHDRAW_FEATURE_REQUEST',
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** What an act is about. */
export const MODERATION_SUBJECTS = [
  'USER',
  'POST',
  'TAG',
  'CATALOG',
  'COLLECTION',
  'DOMAIN',
  'APPLICATION',
  'MONTH',
  'FLAG',
  'COUPON',
] as const
export type ModerationSubject = (typeof MODERATION_SUBJECTS)[number]

/** The most characters of a reason. */
export const MAX_REASON = 1000

/** How many acts a page shows. */
export const SHOWN_ACTS = 50
