/** Staff. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'

export const admin = {
  InternalStatus: { path: '/_/admin/internal-status', kind: 'page', who: 'staff', page: 'internal-status' },
  AdminUser: { path: '/_/admin/users/{id}', kind: 'page', who: 'staff', page: 'internal-status' },
  AdminPost: { path: '/_/admin/v2/posts/{id}', kind: 'page', who: 'staff', page: 'internal-status' },
  AdminCatalog: { path: '/_/admin/lists/{id}', kind: 'page', who: 'staff', page: 'internal-status' },
  AdminCollection: {
    path: '/_/admin/publications/{id}',
    kind: 'page',
    who: 'staff',
    page: 'internal-status',
  },
  AdminApplication: {
    path: '/_/admin/applications/{id}',
    kind: 'page',
    who: 'staff',
    page: 'internal-status',
  },
  AdminReports: {
    path: '/_/admin/reports',
    kind: 'page',
    who: 'staff',
    page: 'report-queue',
    query: ['after', 'state', 'reason', 'case'],
  },
  AdminBannedLinks: {
    path: '/_/admin/banned-links',
    kind: 'page',
    who: 'staff',
    page: 'internal-status',
    query: ['after'],
  },
  AdminPurge: { path: '/_/admin/purge', kind: 'action', who: 'admin-key' },
  AdminSearchRebuild: {
    path: '/_/admin/search-rebuild',
    kind: 'action',
    who: 'admin-key',
    query: ['cursor'],
  },
  AdminStatsRecount: {
    path: '/_/admin/stats-recount',
    kind: 'action',
    who: 'admin-key',
    query: ['subject', 'from', 'to'],
  },
  AdminCoupons: { path: '/_/admin/coupons', kind: 'action', who: 'admin-key' },
  AdminTopics: { path: '/_/admin/topics', kind: 'action', who: 'admin-key' },
  AdminLedger: { path: '/_/admin/ledger', kind: 'action', who: 'admin-key' },
  AdminMailEvents: { path: '/_/admin/mail-events', kind: 'action', who: 'admin-key' },
  AdminNewsletterSenders: { path: '/_/admin/newsletter-senders', kind: 'action', who: 'admin-key' },
  AdminPartnerClose: {
    path: '/_/admin/partner/close',
    kind: 'action',
    who: 'admin-key',
    query: ['month', 'carry'],
  },
  AdminPartnerSetAside: { path: '/_/admin/partner/set-aside', kind: 'action', who: 'admin-key' },
  AdminPartnerTaxes: {
    path: '/_/admin/partner/taxes',
    kind: 'action',
    who: 'admin-key',
  },
  AdminPartnerRate: {
    path: '/_/admin/partner/rate',
    kind: 'action',
    who: 'admin-key',
    query: ['month', 'currency', 'rate'],
  },
  AdminImport: { path: '/_/admin/import', kind: 'action', who: 'admin-key' },
} as const satisfies RouteArea
