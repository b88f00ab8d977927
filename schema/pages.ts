/**
 * Every page and the layout that it is shown in. A page is a folder of client/pages with the same name.
 * Rule: docs/rules/routes.md, "Pages and layouts".
 */

/** The five frames around a page. */
export type LayoutName = 'Basic' | 'TopNav' | 'Wordmark' | 'TwoColumn' | 'Publication'

/** A page's frame; `compact` shows a publication's header and navigation as its name in one line. */
export interface PageLayout {
  readonly layout: LayoutName
  readonly compact?: true
}

const basic = { layout: 'Basic' } as const
const topNav = { layout: 'TopNav' } as const
const wordmark = { layout: 'Wordmark' } as const
const twoColumn = { layout: 'TwoColumn' } as const
const publication = { layout: 'Publication' } as const
const compact = { layout: 'Publication', compact: true } as const

export const PAGES = {
  // No header: these bring their own, or stand in a frame.
  'billing-receipt': basic,
  'embed-catalog': basic,
  'embed-form': basic,
  'embed-media': basic,
  error: basic,
  'error-500': basic,
  'home-lo': basic,
  'internal-status': basic,
  jobs: basic,
  'landing-about': basic,
  'landing-b2b': basic,
  'landing-campaign': basic,
  'landing-choose': basic,
  'landing-gift': basic,
  'landing-membership': basic,
  'landing-partner-program': basic,
  'landing-verified-authors': basic,
  'landing-write': basic,
  'legacy-topic-redirect': basic,
  'mastodon-callback': basic,
  'mastodon-for-members': basic,
  'mobile-web-editor-redirect': basic,
  'partner-program-application': basic,
  'partner-program-payout-settings': basic,
  'partner-program-stripe-finish': basic,
  'partner-program-stripe-reconnect': basic,
  'partner-program-stripe-reconnect-success': basic,
  'partner-program-unenroll': basic,
  'post-publish': basic,
  'post-submit': basic,
  'publication-design-editor': basic,
  'redeem-gift-membership': basic,
  'sign-in': basic,
  terms: basic,
  'user-design-editor': basic,
  // The global header.
  awards: topNav,
  'cancel-membership': topNav,
  'collections-library': topNav,
  'explore-topics': topNav,
  'import-mailing-list': topNav,
  'import-story': topNav,
  'mobile-verification': topNav,
  'newsletter-email-edit': topNav,
  'not-found': topNav,
  'notification-unsubscribe': topNav,
  'partner-program-dashboard': topNav,
  post: topNav,
  'post-edit': topNav,
  'post-response-edit': topNav,
  'post-responses': topNav,
  'post-settings': topNav,
  'publication-custom-domain-settings': topNav,
  'publication-digest-stats': topNav,
  'publication-new': topNav,
  series: topNav,
  'series-edit': topNav,
  'settings-custom-domain': topNav,
  'stats-homepage': topNav,
  'stats-post': topNav,
  'subscription-stats': topNav,
  'tag-archive': topNav,
  ticks: topNav,
  'top-stories': topNav,
  topic: topNav,
  'topic-edit': topNav,
  'topic-recommended': topNav,
  'topic-who-to-follow': topNav,
  tribute: topNav,
  'update-payment': topNav,
  'user-catalog': topNav,
  'writer-outbox': topNav,
  'writer-subscription-promotion': topNav,
  'your-catalog': topNav,
  'your-catalogs': topNav,
  'your-followed-catalogs': topNav,
  'your-following-feed': topNav,
  'your-reading-history': topNav,
  'your-stories': topNav,
  // The logo alone.
  'crupdate-password': wordmark,
  'discount-plans': wordmark,
  'download-app': wordmark,
  'gift-membership': wordmark,
  goodbye: wordmark,
  'group-gift-membership': wordmark,
  'manage-membership': wordmark,
  'not-available': wordmark,
  'oauth-authorize': wordmark,
  'onboarding-plans': wordmark,
  plans: wordmark,
  'share-success': wordmark,
  suspended: wordmark,
  'topics-onboarding': wordmark,
  'unrecognized-account': wordmark,
  'welcome-member': wordmark,
  // Header, sidebar, content and right rail.
  'customize-following': twoColumn,
  'customize-muted': twoColumn,
  'customize-reading-history': twoColumn,
  'customize-suggestions': twoColumn,
  'global-unsubscribe-newsletters': twoColumn,
  home: twoColumn,
  notifications: twoColumn,
  'oauth-applications': twoColumn,
  search: twoColumn,
  settings: twoColumn,
  'two-col-your-catalog': twoColumn,
  'two-col-your-catalogs': twoColumn,
  'two-col-your-followed-catalogs': twoColumn,
  'two-col-your-reading-history': twoColumn,
  'two-col-your-stories': twoColumn,
  'user-about': twoColumn,
  'user-books': twoColumn,
  'user-catalogs': twoColumn,
  'user-followers': twoColumn,
  'user-following': twoColumn,
  'user-profile': twoColumn,
  'your-series': twoColumn,
  // The publication's name in one line.
  'editor-inbox': compact,
  'publication-about': compact,
  'publication-content': compact,
  'publication-followers': compact,
  'publication-manage-featured-stories': compact,
  'publication-newsletter-landing': compact,
  'publication-newsletter-settings': compact,
  'publication-settings': compact,
  'publication-stats': compact,
  'publication-submission-settings': compact,
  'publication-subpage': compact,
  // The publication's own header and navigation.
  'publication-archive': publication,
  'publication-latest': publication,
  'publication-profile': publication,
  'publication-tagged': publication,
  'publication-trending': publication,
} as const satisfies Record<string, PageLayout>

export type PageId = keyof typeof PAGES

/** Whether there is such a page. */
export function isPage(page: string): page is PageId {
  return Object.hasOwn(PAGES, page)
}

/**
 * The layout of a page. Throws an Error, 'Expected {page} page to exist.', for an id that the registry
 * doesn't have. Rule: docs/rules/routes.md, "Pages and layouts".
 */
export function layoutOf(page: string): PageLayout {
  if (!isPage(page)) throw new Error(`Expected ${page} page to exist.`)
  return PAGES[page]
}
