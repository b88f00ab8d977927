import type { ModerationAction } from '../rules/moderation'
import { countOf, exactCount } from './counts'

/** Texts of what staff does to accounts, stories and topics. */
export const moderationWording = {
  signInFirst: 'Sign in first.',
  staffOnly: 'Only members of staff can do this.',
  nobody: 'There is no such account.',
  noStory: 'There is no such story.',
  noTopic: 'There is no such topic.',
  notStaff: 'Members of staff can’t be suspended, and nobody can suspend themselves.',
  notVerifiable: 'Nobody can verify themselves, or an account that is closed.',
  changedMeanwhile: 'Somebody else has changed this in the meantime. Reload the page and look again.',
  ownStory: 'Nobody decides about their own stories.',
  noApplication: 'There is no such application.',
  withoutSecret: 'Only an application that has a secret can be verified.',
  ownApplication: 'You can’t decide about an application of your own.',
  noThing: 'There is no such list or publication.',
  ownThing: 'You can’t decide about something of your own.',
  nothingToRestore: 'Only a story that staff has taken down can be restored.',
  reason: {
    label: 'Reason',
    hint: 'It goes into the log.',
    hintMailed: 'It goes into the log, and to the person concerned by email. Say what happened.',
    missing: 'Say why.',
    tooLong: (most: number) => `A reason has at most ${countOf(most, 'character')}.`,
    count: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  },
  log: {
    title: 'Log',
    none: 'Nothing has been done here yet.',
    by: (name: string) => `by ${name}`,
    actions: {
      SUSPEND: 'Suspended',
      UNSUSPEND: 'Suspension lifted',
      TAKE_DOWN: 'Taken down',
      RESTORE: 'Restored',
      EDIT_TOPIC: 'Topic changed',
      ADD_TOPIC_POST: 'Story added',
      VERIFY_AUTHOR: 'Verified as a book author',
      UNVERIFY_AUTHOR: 'No longer a verified book author',
      REVIEW: 'Put under review',
      END_REVIEW: 'Review ended',
      WITHHOLD: 'Countries changed',
      DISMISS_REPORTS: 'Reports dismissed',
      HIDE_RESPONSE: 'Response hidden',
      TAKE_OUT_POST: 'Taken out of the publication',
      UPHOLD_APPEAL: 'Appeal upheld',
      DISMISS_APPEAL: 'Appeal dismissed',
      BAN_DOMAIN: 'Domain banned',
      ALLOW_DOMAIN: 'Domain allowed again',
      BAN_APPLICATION: 'Application banned',
      ALLOW_APPLICATION: 'Application allowed again',
      VERIFY_APPLICATION: 'Application verified',
      UNVERIFY_APPLICATION: 'Application no longer verified',
      MERGE_TOPIC: 'Merged into another topic',
      SET_FLAG: 'Flag set',
      HIDE_TOPIC: 'Topic hidden',
      SHOW_TOPIC: 'Topic shown again',
      MAKE_COUPON: 'Coupon made',
      END_COUPON: 'Coupon ended',
      PICK_POST: 'Story recommended',
      UNPICK_POST: 'Recommendation taken back',
      EXPORT_SITE: 'Export of the whole site for them',
      HOLD_PAYOUT: 'Payout held',
      RELEASE_PAYOUT: 'Payout released',
      REVERSE_PAYOUT: 'Payout reversed',
      READ_TAX_FORM: 'Tax form opened',
      RELEASE_EARNINGS: 'Money on hold released',
      DENY_EARNINGS: 'Money on hold denied',
      SUSPEND_PARTNER: 'Suspended from the Partner Program',
      REINSTATE_PARTNER: 'Back in the Partner Program',
      CLOSE_MONTH: 'Month closed',
      SET_RATE: 'Rate set',
      ASK_TO_FEATURE: 'Writer asked whether it may be featured',
      WITHDRAW_FEATURE_REQUEST: 'Request to feature it withdrawn',
    } satisfies Record<ModerationAction, string>,
  },
  /** What a mail is about. */
  things: { POST: 'story', CATALOG: 'list', COLLECTION: 'publication' },
  mails: {
    suspended: {
      subject: (product: string) => `Your ${product} account is suspended`,
      heading: 'Your account is suspended',
      text: (product: string) =>
        `You can sign in to ${product} and read, but you can’t publish, respond, clap or follow. In the meantime, your stories aren’t shown to others.`,
    },
    unsuspended: {
      subject: (product: string) => `Your ${product} account isn’t suspended any more`,
      heading: 'Your account isn’t suspended any more',
      text: (product: string) => `You can use all of ${product} again, and your stories are shown to others.`,
    },
    takenDown: {
      subject: (product: string, thing: string) => `A ${thing} of yours was taken down from ${product}`,
      heading: (thing: string) => `A ${thing} of yours was taken down`,
      text: (title: string) => `“${title}” isn’t shown to anybody any more.`,
    },
    restored: {
      subject: (product: string, thing: string) => `A ${thing} of yours is back on ${product}`,
      heading: (thing: string) => `A ${thing} of yours is back`,
      text: (title: string) => `“${title}” is where it was before it was taken down.`,
    },
    verified: {
      subject: (product: string) => `You are a verified book author on ${product}`,
      heading: 'You are a verified book author',
      text: (product: string) =>
        `Your profile on ${product} says so now, and you can show your books there: open your profile and choose Books.`,
    },
    unverified: {
      subject: (product: string) => `You are no longer a verified book author on ${product}`,
      heading: 'You are no longer a verified book author',
      text: (product: string) =>
        `Your profile on ${product} doesn’t say so any more, and your books aren’t shown to others. You can still see and remove them.`,
    },
    reviewed: {
      subject: (product: string, thing: string) => `A ${thing} of yours is under review on ${product}`,
      heading: (thing: string) => `A ${thing} of yours is under review`,
      text: (title: string) => `“${title}” isn’t shown to anybody until we have looked at it.`,
    },
    reviewEnded: {
      subject: (product: string, thing: string) => `The review of your ${thing} on ${product} has ended`,
      heading: (thing: string) => `The review of your ${thing} has ended`,
      text: (title: string) => `“${title}” is where it was before.`,
    },
    hidden: {
      subject: (product: string) => `A response of yours on ${product} is hidden`,
      heading: 'A response of yours is hidden',
      text: (title: string) => `“${title}” isn’t shown any more where you wrote it.`,
    },
    takenOut: {
      subject: (product: string) => `A story of yours was taken out of a publication on ${product}`,
      heading: 'A story of yours was taken out of a publication',
      text: (title: string) =>
        `Readers reported “${title}”, and the publication’s editors decided not to keep it. It stays unchanged on your profile.`,
    },
    appealDismissed: {
      subject: (product: string) => `Your appeal on ${product}`,
      heading: 'The decision stands',
      text: (title: string) => `We have looked again at the decision about “${title}”, and it stands.`,
    },
    withheld: {
      subject: (product: string) => `A story of yours isn’t shown everywhere on ${product}`,
      heading: 'A story of yours isn’t shown everywhere',
      text: (title: string) =>
        `The law keeps us from showing “${title}” in some countries. It stays readable elsewhere, but lists don’t show it.`,
    },
    shownAgain: {
      subject: (product: string) => `A story of yours is shown everywhere on ${product} again`,
      heading: 'A story of yours is shown everywhere again',
      text: (title: string) => `“${title}” is readable in all countries and back in lists.`,
    },
    applicationBanned: {
      subject: (product: string) => `An application of yours can’t act for anybody on ${product}`,
      heading: 'An application of yours is banned',
      text: (title: string) => `“${title}” is refused from now on, whoever has allowed it something.`,
    },
    applicationAllowed: {
      subject: (product: string) => `An application of yours can act for people on ${product} again`,
      heading: 'An application of yours isn’t banned any more',
      text: (title: string) => `“${title}” can act again for those who have allowed it.`,
    },
    partnerSuspended: {
      subject: (product: string) => `You are suspended from the Partner Program of ${product}`,
      heading: 'You are suspended from the Partner Program',
      text: (product: string) =>
        `From today on, nothing that is read of yours on ${product} counts for the Partner Program. What came in before stays yours; payouts that aren’t sent yet are on hold.`,
    },
    partnerReinstated: {
      subject: (product: string) => `You are back in the Partner Program of ${product}`,
      heading: 'Your suspension from the Partner Program has ended',
      text: (product: string) =>
        `You take part on ${product} as if you hadn’t been suspended. What was divided in the meantime stays as it is.`,
    },
    because: (reason: string) => `The reason: ${reason}`,
    appeal: 'If you think this is a mistake, write to us and tell us why.',
    appealHere:
      'If you think this is a mistake, you can appeal within 14 days. Somebody who didn’t make the decision will review it.',
    toDecision: 'See the decision, or appeal',
    rules: 'Read the rules',
  },
} as const
