/** The allowed values of path parameters. Rule: docs/rules/routes.md, "Values in paths". */

export const SETTING_TABS = [
  'account',
  'publishing',
  'notifications',
  'membership',
  'security',
  'developer',
] as const
export const FOLLOWABLE = ['people', 'publications', 'topics'] as const
export const EXPORT_KINDS = ['highlights', 'lists', 'responses', 'claps', 'history'] as const
export const EXPORT_FORMATS = ['json', 'csv', 'md'] as const
export const MUTE_TABS = ['authors', 'publications'] as const
export const SEARCH_CATEGORIES = ['users', 'publications', 'tags', 'posts', 'lists'] as const
export const TIME_PERIODS = ['week', 'month', 'year', 'all-time'] as const
export const AWARDS = ['staff-picks', 'top-writer'] as const
/** In the order of their tabs. */
export const STORY_FILTERS = [
  'drafts',
  'scheduled',
  'public',
  'responses',
  'unlisted',
  'mailed',
  'deleted',
] as const
export const MANAGER_FILTERS = ['submissions', 'drafts', 'scheduled', 'published'] as const
export const ENROLL_STEPS = ['start', 'details', 'payout', 'done'] as const
export const MOBILE_STEPS = ['start', 'code', 'done'] as const
export const PAYOUT_STEPS = ['bank', 'taxes', 'done'] as const
export const PARTNER_TABS = ['overview', 'stories', 'audience', 'payments'] as const
export const MEMBERSHIP_TYPES = ['monthly', 'yearly', 'premium-monthly', 'premium-yearly'] as const
export const BADGES = ['follow', 'subscribe'] as const
export const CLAPPER_ORDERS = ['newest', 'oldest', 'most'] as const
export const CLAPPER_FILTERS = ['all', 'following'] as const
export const SHARE_CHANNELS = ['twitter', 'facebook', 'linkedIn', 'email', 'copy'] as const
export const LIST_SHARE_CHANNELS = ['linkedIn', 'twitter', 'facebook'] as const
/** Other spellings of them, which no link of ours has. */
export const SHARE_SPELLINGS = ['linkedin'] as const

/** What pages of stats show: a period, in a zone, and a part of a list. */
export const STATS_QUERY = ['after', 'period', 'from', 'until', 'zone', 'by', 'part'] as const

/** What the pages below a writer's audience are about. */
export const AUDIENCE_DETAILS = ['followers'] as const

/** Parameters that the payment provider's pages send back. */
export const PAYMENT_PARAMS = ['payment_intent', 'setup_intent', 'redirect_status', 'session_id'] as const
