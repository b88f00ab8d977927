// Written by `npm run codegen`. Change what it is made from instead.
import type { PageId } from '../../schema/pages'
import type { PageModule } from '../lib/page'

/** The module of each page that is built and not for everybody. */
export const GUARDED_MODULES: Partial<Record<PageId, () => Promise<PageModule>>> = {
  'customize-following': () => import('./customize-following'),
  'customize-muted': () => import('./customize-muted'),
  'customize-suggestions': () => import('./customize-suggestions'),
  'editor-inbox': () => import('./editor-inbox'),
  'import-story': () => import('./import-story'),
  'internal-status': () => import('./internal-status'),
  'mastodon-callback': () => import('./mastodon-callback'),
  notifications: () => import('./notifications'),
  'post-edit': () => import('./post-edit'),
  'post-publish': () => import('./post-publish'),
  'post-submit': () => import('./post-submit'),
  'publication-design-editor': () => import('./publication-design-editor'),
  'publication-manage-featured-stories': () => import('./publication-manage-featured-stories'),
  'publication-new': () => import('./publication-new'),
  'publication-people': () => import('./publication-people'),
  'publication-settings': () => import('./publication-settings'),
  'publication-submission-settings': () => import('./publication-submission-settings'),
  'series-edit': () => import('./series-edit'),
  settings: () => import('./settings'),
  'topic-edit': () => import('./topic-edit'),
  'topics-onboarding': () => import('./topics-onboarding'),
  'two-col-your-catalog': () => import('./two-col-your-catalog'),
  'two-col-your-catalogs': () => import('./two-col-your-catalogs'),
  'two-col-your-stories': () => import('./two-col-your-stories'),
  'user-design-editor': () => import('./user-design-editor'),
  'writer-outbox': () => import('./writer-outbox'),
  'your-catalog': () => import('./your-catalog'),
  'your-catalogs': () => import('./your-catalogs'),
  'your-following-feed': () => import('./your-following-feed'),
  'your-invitations': () => import('./your-invitations'),
  'your-series': () => import('./your-series'),
  'your-stories': () => import('./your-stories'),
}
