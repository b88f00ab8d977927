import type { CaseState, ReportedKind, ReportReason } from '../rules/reports'
import { countOf } from './counts'
import { exactCount } from './formats'

/** What can be wrong: its name, and what it means. */
const reasons = {
  SPAM: {
    name: 'Spam or tricks',
    text: 'Advertising, mass-produced text, links to fraud, bought claps or followers.',
  },
  HARASSMENT: {
    name: 'Harassment',
    text: 'Threats, or words that are only meant to hurt or chase somebody.',
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
    text: 'Copied without the right to. Add where the original is.',
  },
  ILLEGAL: {
    name: 'Against the law',
    text: 'Something that the law forbids to publish or to sell. Add which law.',
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
  intro: 'A person looks at every report. Whoever you report isn’t told who reported them.',
  choose: 'What is wrong?',
  words: 'Anything that helps us to understand',
  wordsHint: 'Optional, unless it is something else.',
  wordsCount: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  thanks: {
    title: 'Thank you',
    text: 'We’ll look at it, those that may put somebody in danger first. Nothing happens to it just because many people report it.',
    followed:
      'You can see what comes of it in your reports, and you’ll get a notification once it is decided.',
    visitor: 'Sign in before you report something, and you can follow what comes of it.',
    yours: 'Your reports',
    rules: 'Read the rules',
    done: 'Done',
  },

  yours: {
    title: 'Your reports',
    text: 'What you have reported, and what came of it. Whoever you report isn’t told who reported them.',
    none: 'You haven’t reported anything. Where something breaks the rules, choose Report beside it.',
    unnamed: 'It isn’t there any more',
    more: 'Earlier reports',
    on: (date: string) => `reported ${date}`,
    decidedOn: (date: string) => `decided ${date}`,
  },
  states: {
    OPEN: 'Waiting',
    REVIEW: 'Under review',
    UPHELD: 'Something was done',
    DISMISSED: 'No violation found',
    APPEALED: 'Being looked at again',
    APPEAL_UPHELD: 'Taken back after an appeal',
    APPEAL_DISMISSED: 'Something was done',
  } satisfies Record<CaseState, string>,
  stateTexts: {
    OPEN: 'Nobody has looked at it yet.',
    REVIEW: 'It isn’t shown while we look at it.',
    UPHELD: 'It broke the rules, and we acted on it.',
    DISMISSED: 'We looked at it, and it doesn’t break the rules.',
    APPEALED: 'We acted on it, and whoever it concerns has appealed. Somebody else looks at it again.',
    APPEAL_UPHELD: 'Whoever it concerns has appealed, and what was done was taken back.',
    APPEAL_DISMISSED: 'It broke the rules, and we acted on it. An appeal changed nothing.',
  } satisfies Record<CaseState, string>,
} as const
