import { ASKED_A_MINUTE } from '../../schema/rules/subscribers'
import { removeAccounts } from '../services/account/remove-accounts'
import { clearPublications } from '../services/collection/clear-publications'
import { settleCounts } from '../services/counting/settle-counts'
import { sweepDomains } from '../services/custom-domain/sweep-domains'
import { makeDigests } from '../services/digest/make-digests'
import { sendReaderDigests } from '../services/digest/send-reader-digests'
import { clearTrash } from '../services/draft/clear-trash'
import { sweepExports } from '../services/export/advance-exports'
import { forgetRecipients } from '../services/gift/forget-recipients'
import { scoreOpenMonths } from '../services/held-earnings/score-months'
import { tellHeldEarnings } from '../services/held-earnings/tell-held-earnings'
import { requestDueIfttt } from '../services/ifttt/request-due'
import { sweepImports } from '../services/import-job/advance-imports'
import { sweepLetters } from '../services/letter/sweep-letters'
import { sweepUploads } from '../services/media/sweep-uploads'
import { walkPictures } from '../services/media/walk-pictures'
import { sweepPayments } from '../services/membership/sweep-payments'
import { countSubscribers } from '../services/milestone/count-subscribers'
import { tellMilestones } from '../services/milestone/tell-milestones'
import { clearNewsletters } from '../services/newsletter/clear-newsletters'
import { announceStories } from '../services/notification/announce-stories'
import { sendNotificationMails } from '../services/notification/send-notification-mails'
import { publishSiteFlags } from '../services/operating/publish-site-flags'
import { closePartnerMonths } from '../services/partner/close-month'
import { divideFees } from '../services/partner/divide-due'
import { publishPartnerMonths } from '../services/partner/publish-month'
import type { JobParts } from '../services/parts'
import { makeDuePayouts } from '../services/payout/make-payouts'
import { sweepPayouts } from '../services/payout/sweep-payouts'
import { askForDecorations } from '../services/post/decorate-versions'
import { publishScheduled } from '../services/post/publish-scheduled'
import { eraseNotes } from '../services/post-note/erase-notes'
import { reconcile } from '../services/reconciliation/reconcile'
import { showHeldResponses } from '../services/response/show-held-responses'
import { sweepTables } from '../services/retention/sweep-tables'
import { foldSums } from '../services/stats/fold-sums'
import { forgetReadersOfDays, keepLog } from '../services/stats/keep-log'
import { moveDays } from '../services/stats/move-days'
import { moveSums } from '../services/stats/move-sums'
import { rankByReads } from '../services/stats/rank-by-reads'
import { sweepLists } from '../services/subscriber-import/advance-lists'
import { askBrought } from '../services/subscriber-import/ask-brought'
import { moveMerged } from '../services/tag/move-merged'
import { remindOfTaxForms } from '../services/tax/remind-of-tax-forms'
import { DELIVERIES_PER_RUN, deliverDue } from '../services/webhook/deliver-due'
import { sweepWebmentions } from '../services/webmention/sweep-webmentions'
import { sendWeeklyMails } from '../services/weekly/send-weekly-mails'
import { sendWelcomeLetters } from '../services/welcome/send-welcome-letters'

/** A piece of the cron's work. It is idempotent, and what one run leaves, the next one does. */
export interface CronJob {
  /** What it sends, changes or deletes. */
  does: string
  /** How many of them a run handles at most; absent if what it calls limits itself. */
  perRun?: number
  /** A job before it in the table that has to end first, however it ends. */
  after?: string
  run: (parts: JobParts, perRun: number) => Promise<unknown>
}

const EVERY_MINUTE = {
  'publish-scheduled': { does: 'publishes planned stories', perRun: 25, run: publishScheduled },
  // Stories are announced in the minute in which they come out.
  'announce-stories': {
    does: 'tells followers of new stories',
    perRun: 20,
    after: 'publish-scheduled',
    run: announceStories,
  },
  'tell-ifttt': {
    does: 'has IFTTT told of what Applets wait for',
    after: 'announce-stories',
    run: requestDueIfttt,
  },
  'publish-flags': { does: 'has flags of the whole site known near readers', run: publishSiteFlags },
  'move-merged-topics': { does: 'moves stories of merged topics', perRun: 200, run: moveMerged },
  'sweep-tables': {
    // More than arrives in a minute, so that nobody can fill the database.
    does: 'deletes rows of each table that have been kept for long enough',
    perRun: 10_000,
    run: sweepTables,
  },
  purge: { does: 'purges tags whose purge nothing else has done', run: (parts) => parts.purgeOpen() },
  'send-notification-mails': {
    does: 'sends mails about notifications',
    perRun: 60,
    run: sendNotificationMails,
  },
  'send-weekly-mails': { does: 'sends writers their week', perRun: 200, run: sendWeeklyMails },
  'send-reader-digests': {
    does: 'sends readers what is new of what they follow',
    perRun: 200,
    run: sendReaderDigests,
  },
  // Digests go out in the minute in which they are made.
  'make-digests': { does: 'makes digests of newsletters', perRun: 50, run: makeDigests },
  'sweep-letters': {
    does: 'has letters go on that are due',
    perRun: 50,
    after: 'make-digests',
    run: sweepLetters,
  },
  'settle-counts': { does: 'counts opens and clicks in letters', perRun: 5000, run: settleCounts },
  'send-welcome-letters': {
    does: 'sends new subscribers what they get',
    perRun: 100,
    run: sendWelcomeLetters,
  },
  'sweep-payments': {
    does: 'has charges, purchases, events and gifts worked off, and tells people of them',
    perRun: 100,
    run: sweepPayments,
  },
  reconcile: {
    does: 'reads what providers of payments have moved, and compares it with the books',
    perRun: 100,
    after: 'sweep-payments',
    run: reconcile,
  },
  'divide-fees': { does: 'divides fees among writers', perRun: 250, run: divideFees },
  'close-months': {
    does: 'goes on with months of the partner programme that are to be closed',
    perRun: 1,
    after: 'divide-fees',
    run: closePartnerMonths,
  },
  'score-months': {
    does: 'looks for circles in open months of the partner programme, scoring writers',
    perRun: 300,
    after: 'divide-fees',
    run: scoreOpenMonths,
  },
  'tell-held-earnings': {
    does: 'tells writers of earnings that are held, and what was decided',
    perRun: 50,
    after: 'close-months',
    run: tellHeldEarnings,
  },
  'publish-months': {
    does: 'publishes the sheets of closed months of the partner programme',
    perRun: 1,
    after: 'close-months',
    run: publishPartnerMonths,
  },
  // Payouts are made in the minute in which a month is closed, and sent in the next.
  'make-payouts': {
    does: 'makes payouts of closed months, looking at writers',
    perRun: 2000,
    after: 'close-months',
    run: makeDuePayouts,
  },
  'send-payouts': {
    does: 'sends payouts to writers, looks at their accounts, and warns of what waits for them',
    perRun: 20,
    after: 'make-payouts',
    run: sweepPayouts,
  },
  'remind-of-tax-forms': {
    does: 'tells writers that a tax form of theirs ends soon',
    perRun: 20,
    run: remindOfTaxForms,
  },
  'deliver-webhooks': { does: 'tells webhooks again', perRun: DELIVERIES_PER_RUN, run: deliverDue },
  'sweep-webmentions': {
    does: 'has sites told that stories mention them, and pages looked at that mention stories',
    run: sweepWebmentions,
  },
  'check-domains': { does: 'checks domains, and forgets removed ones', perRun: 60, run: sweepDomains },
  'rank-by-reads': { does: 'ranks stories by their new reads', perRun: 100, run: rankByReads },
  'count-subscribers': {
    does: 'counts subscribers of newsletters that somebody came to',
    perRun: 20,
    run: countSubscribers,
  },
  'tell-milestones': {
    does: 'tells writers of milestones',
    perRun: 50,
    after: 'rank-by-reads',
    run: tellMilestones,
  },
  'fold-sums': { does: 'adds up old stats to days and months', perRun: 200, run: foldSums },
  'move-stats': { does: 'moves what earlier versions have counted into the sums', perRun: 20, run: moveDays },
  'move-sums': {
    does: 'moves what earlier versions have summed up',
    perRun: 5000,
    run: moveSums,
  },
  'keep-stats-log': {
    does: 'logs stats that are not in the log, and deletes old ones',
    perRun: 20,
    run: keepLog,
  },
  'forget-readers': { does: 'forgets whose visits were counted', run: forgetReadersOfDays },
  'show-held-responses': {
    does: 'shows responses that nobody has decided on',
    perRun: 50,
    run: showHeldResponses,
  },
  'ask-for-decorations': {
    does: 'has code and formulas done that no message has asked for',
    perRun: 50,
    run: askForDecorations,
  },
  'sweep-imports': {
    does: 'has imports go on, and ends those that nobody goes on with',
    perRun: 20,
    run: sweepImports,
  },
  'sweep-subscriber-imports': {
    does: 'has lists of subscribers go on, and ends those that nobody goes on with',
    perRun: 20,
    run: sweepLists,
  },
  'ask-brought': {
    does: 'asks people on brought lists to confirm',
    perRun: ASKED_A_MINUTE,
    run: askBrought,
  },
  'sweep-exports': { does: 'has exports go on, and deletes old ones', perRun: 20, run: sweepExports },
  'sweep-uploads': {
    does: 'gives up uploads of files that nobody goes on with',
    perRun: 20,
    run: sweepUploads,
  },
  'sweep-pictures': { does: 'deletes pictures that nobody uses', perRun: 5, run: walkPictures },
  'empty-trash': { does: 'deletes the words of trashed stories', perRun: 50, run: clearTrash },
  'erase-notes': { does: 'deletes notes, or their words', perRun: 500, run: eraseNotes },
  'forget-recipients': { does: 'forgets recipients of gifts', perRun: 100, run: forgetRecipients },
  'clear-publications': { does: 'clears deleted publications', perRun: 5, run: clearPublications },
  'clear-newsletters': { does: 'clears deleted newsletters', perRun: 5, run: clearNewsletters },
  'remove-accounts': { does: 'removes deleted accounts', perRun: 20, run: removeAccounts },
} satisfies Record<string, CronJob>

export type CronJobName = keyof typeof EVERY_MINUTE

/** The cron's work: by its rhythm, as wrangler.toml names it, and by name. */
export const CRON: Readonly<Record<string, Readonly<Record<CronJobName, CronJob>>>> = {
  '* * * * *': EVERY_MINUTE,
}
