/** Newsletters of users and publications. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'
import { STATS_QUERY } from './values'

export const newsletters = {
  NewNewsletterEmail: {
    path: '/newsletters/{newsletterV3Id}/new-email',
    kind: 'page',
    who: 'editor-or-owner',
    page: 'newsletter-email-edit',
    query: ['post', 'after', 'look'],
  },
  ProofLetter: {
    path: '/newsletters/{newsletterV3Id}/new-email/{postId}',
    kind: 'asset',
    who: 'editor-or-owner',
    query: ['look'],
  },
  ShowLetter: {
    path: '/m/letter/{letterId}/{subscriberId}/{hash}',
    kind: 'asset',
    who: 'signed-link',
  },
  CountLetter: {
    path: '/m/go/{letterId}/{subscriberId}/{hash}',
    kind: 'asset',
    who: 'signed-link',
    query: ['to'],
  },
  NewsletterStats: {
    path: '/newsletters/{newsletterV3Id}/stats',
    kind: 'page',
    who: 'editor-or-owner',
    page: 'subscription-stats',
    query: STATS_QUERY,
  },
  NewsletterSettings: {
    path: '/newsletters/{newsletterV3Id}/settings',
    kind: 'page',
    who: 'editor-or-owner',
    page: 'newsletter-settings',
  },
  NewsletterWelcome: {
    path: '/newsletters/{newsletterV3Id}/welcome',
    kind: 'page',
    who: 'editor-or-owner',
    page: 'newsletter-welcome',
    query: ['after'],
  },
  NewsletterRecommendations: {
    path: '/newsletters/{newsletterV3Id}/recommendations',
    kind: 'page',
    who: 'editor-or-owner',
    page: 'newsletter-recommendations',
    query: ['after'],
  },
  NewsletterReferrals: {
    path: '/newsletters/{newsletterV3Id}/referrals',
    kind: 'page',
    who: 'editor-or-owner',
    page: 'newsletter-referrals',
  },
  ConfirmSubscription: {
    path: '/me/newsletters/confirm',
    kind: 'page',
    who: 'any',
    methods: ['GET', 'HEAD', 'POST'],
    page: 'notification-unsubscribe',
    query: ['token'],
  },
  NewsletterSubscribers: {
    path: '/newsletters/{newsletterV3Id}/subscribers',
    kind: 'page',
    who: 'editor-or-owner',
    page: 'newsletter-subscribers',
    query: ['state', 'after'],
    reads: ['q', 'tag'],
  },
  ExportNewsletter: { path: '/export/newsletters/{newsletterV3Id}', kind: 'asset', who: 'editor-or-owner' },
} as const satisfies RouteArea
