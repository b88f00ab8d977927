import type { RouteName } from '../../schema/routes/index'
import { handleGraphQL } from '../graphql/endpoint'
import { adminImport } from './admin/import'
import { adminInvoices } from './admin/invoices'
import { adminLedger } from './admin/ledger'
import { adminMailEvents } from './admin/mail-events'
import { adminNewsletterSenders } from './admin/newsletter-senders'
import { adminOperate } from './admin/operate'
import { adminPartnerClose, adminPartnerRate, adminPartnerSetAside, adminPartnerTaxes } from './admin/partner'
import { postOperatorForm } from './admin/post-operator-form'
import { adminPurge } from './admin/purge'
import { adminReconciliation } from './admin/reconciliation'
import { adminSearchRebuild } from './admin/search-rebuild'
import { adminStatsRecount } from './admin/stats-recount'
import { apiEndpoints } from './api/registry'
import { downloadAudience } from './audience/download'
import { draftEndpoints } from './draft/registry'
import { embedEndpoints } from './embed/registry'
import type { Endpoint } from './endpoint'
import { downloadExport } from './export/download'
import { downloadExportKind } from './export/download-kind'
import { partnerFeatureRequest } from './feature-request/feature-request-page'
import { fileEndpoints } from './files/registry'
import { helperEndpoints } from './helpers/registry'
import { providerEndpoints } from './identity/providers/registry'
import { identityEndpoints } from './identity/registry'
import { iftttEndpoints } from './ifttt/registry'
import { importPart } from './import/part'
import { downloadInvoice } from './invoice/download-invoice'
import { mailgunWebhook, postmarkWebhook, resendWebhook, sesWebhook } from './mail/webhook'
import { mediaEndpoints } from './media/registry'
import { mobileVerificationEndpoints } from './mobile-verification/registry'
import { newsletterEndpoints } from './newsletter/registry'
import { notificationEndpoints } from './notification/registry'
import { oauthEndpoints } from './oauth/registry'
import { downloadPartnerMonth } from './partner/download-month'
import { showRecomputePage } from './partner/recompute-page'
import { showPartnerSheet } from './partner/show-sheet'
import { braintreeWebhook, stripeWebhook } from './payments/webhook'
import { downloadPayouts } from './payout/download-payouts'
import { stripeConnectWebhook } from './payout/webhook'
import { redirectEndpoints } from './redirects/registry'
import { rssEndpoints } from './rss/registry'

/**
 * The endpoint of each route that isn't a page. A route that isn't here isn't built yet: it answers with the
 * 404 page.
 */
export const ENDPOINTS: Partial<Record<RouteName, Endpoint>> = {
  ...apiEndpoints,
  ...rssEndpoints,
  ...fileEndpoints,
  ...helperEndpoints,
  ...identityEndpoints,
  ...mediaEndpoints,
  ...draftEndpoints,
  ...embedEndpoints,
  ...newsletterEndpoints,
  ...notificationEndpoints,
  ...mobileVerificationEndpoints,
  ...oauthEndpoints,
  ...iftttEndpoints,
  ...providerEndpoints,
  ...redirectEndpoints,
  AdminImport: adminImport,
  DownloadExport: downloadExport,
  DownloadExportKind: downloadExportKind,
  UserAudienceExport: downloadAudience,
  PartnerFeatureRequest: partnerFeatureRequest,
  InvoiceFile: downloadInvoice,
  PartnerMonthFile: downloadPartnerMonth,
  PartnerMonthSheet: showPartnerSheet,
  PartnerPayoutsFile: downloadPayouts,
  PartnerRecompute: showRecomputePage,
  ImportPart: importPart,
  AdminInvoices: adminInvoices,
  AdminLedger: adminLedger,
  AdminReconciliation: adminReconciliation,
  AdminMailEvents: adminMailEvents,
  AdminNewsletterSenders: adminNewsletterSenders,
  AdminOperate: adminOperate,
  AdminOperating: postOperatorForm,
  AdminPartnerClose: adminPartnerClose,
  AdminPartnerRate: adminPartnerRate,
  AdminPartnerSetAside: adminPartnerSetAside,
  AdminPartnerTaxes: adminPartnerTaxes,
  AdminPurge: adminPurge,
  AdminSearchRebuild: adminSearchRebuild,
  AdminStatsRecount: adminStatsRecount,
  StripeWebhook: stripeWebhook,
  StripeConnectWebhook: stripeConnectWebhook,
  BraintreeWebhook: braintreeWebhook,
  MailgunWebhook: mailgunWebhook,
  PostmarkWebhook: postmarkWebhook,
  ResendWebhook: resendWebhook,
  SesWebhook: sesWebhook,
  GraphQL: (context) => handleGraphQL(context),
}
