import type { CaseState, ReportedKind, ReportReason } from '../rules/reports'
import { countOf, exactCount } from './counts'

/** What can be wrong: its name, and what it means. */
const reasons = {
  SPAM: {
    name: 'Spam or tricks',
    text: 'Advertising, mass-produced text, links to fraud, bought claps or followers.',
  },
  HARASSMENT: {
    name: 'Harassment',
    text: 'Threats, or words that are only meant to hurt somebody or drive them away.',
  },
  HATE: {
    name: 'Hatred',
    text: 'Against people for their origin, colour, religion, sex, gender, orientation, disability or illness.',
  },
  VIOLENCE: { name: 'Violence', text: 'Calls for it, or praise of those who commit it.' },
  MINORS: { name: 'Sexual content about minors', text: 'In any form.' },
  SELF_HARM: { name: 'Suicide or self-harm', text: 'Encouragement of it, or of eating disorders.' },
  PRIVACY: {
    name: 'Private matters',
    text: 'An address, documents, messages or intimate pictures without consent.',
  },
  IMPERSONATION: {
    name: 'Impersonation',
    text: 'Somebody pretends to be another person, or to speak for an organization.',
  },
  FALSEHOOD: {
    name: 'Harmful falsehood',
    text: 'False health advice, forged documents, lies about how and when to vote.',
  },
  COPYRIGHT: {
    name: 'Somebody else’s work',
    text: 'Copied without permission. Add where the original is.',
  },
  ILLEGAL: {
    name: 'Against the law',
    text: 'Something that the law forbids publishing or selling. Add which law.',
  },
  OTHER: { name: 'Something else', text: 'Say what it is below.' },
} as const satisfies Record<ReportReason, { name: string; text: string }>

/** Texts of reports: the dialog, and what one has reported. */
export const reportWording = {
  reasons,
  kinds: {
    POST: 'story',
    RESPONSE: 'response',
    CATALOG: 'list',
    USER: 'person',
    COLLECTION: 'publication',
  } satisfies Record<ReportedKind, string>,
  title: {
    POST: 'Report this story',
    RESPONSE: 'Report this response',
    CATALOG: 'Report this list',
    USER: 'Report this person',
    COLLECTION: 'Report this publication',
  } satisfies Record<ReportedKind, string>,
  intro: 'A person looks at every report. The person you report isn’t told who reported them.',
  choose: 'What is wrong?',
  words: 'Anything that helps us understand',
  wordsHint: 'Optional, unless you chose “Something else”.',
  wordsCount: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  thanks: {
    title: 'Thank you',
    text: 'We’ll look at it. Reports about people in danger come first. Nothing is removed just because many people report it.',
    followed: 'You can follow it in your reports, and we’ll notify you once there’s a decision.',
    visitor: 'If you sign in before you report something, you can follow what happens with it.',
    yours: 'Your reports',
    rules: 'Read the rules',
    done: 'Done',
  },

  yours: {
    title: 'Your reports',
    text: 'What you’ve reported, and what happened with it. The person you report isn’t told who reported them.',
    none: 'You haven’t reported anything. If something breaks the rules, choose Report beside it.',
    unnamed: 'It isn’t there any more',
    more: 'Earlier reports',
    on: (date: string) => `reported ${date}`,
    decidedOn: (date: string) => `decided ${date}`,
  },
  states: {
    OPEN: 'Waiting',
    REVIEW: 'Under review',
    UPHELD: 'Action taken',
    DISMISSED: 'No violation found',
    APPEALED: 'Under appeal',
    APPEAL_UPHELD: 'Reversed after an appeal',
    APPEAL_DISMISSED: 'Action taken',
  } satisfies Record<CaseState, string>,
  stateTexts: {
    OPEN: 'Nobody has looked at it yet.',
    REVIEW: 'It isn’t shown while we look at it.',
    UPHELD: 'It broke the rules, and we acted on it.',
    DISMISSED: 'We looked at it, and it doesn’t break the rules.',
    APPEALED: 'We acted on it, and the person concerned has appealed. Somebody else is reviewing it.',
    APPEAL_UPHELD: 'The person concerned appealed, and we reversed our decision.',
    APPEAL_DISMISSED: 'It broke the rules, and we acted on it. An appeal didn’t change that.',
  } satisfies Record<CaseState, string>,
} as const
