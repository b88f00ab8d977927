import { countOf, exactCount } from './counts'

/** Texts about sending a letter, and about one that is being sent. */
export const letterSending = {
  send: 'Send by email…',
  nobody: 'Nobody has subscribed to this newsletter yet.',
  title: 'Send this letter',
  text: (newsletter: string) => `It comes from ${newsletter}, and can’t be changed once it’s on its way.`,
  audience: 'Who gets it',
  audiences: {
    ALL: 'All subscribers',
    MEMBERS: 'Members',
    NOT_MEMBERS: 'Subscribers who aren’t members',
    TAG: 'Subscribers with a label',
    SINCE: 'Subscribers since a day',
    ACTIVE: 'Active subscribers',
    QUIET: 'Quiet subscribers',
  },
  audienceSize: (many: number) => countOf(many, 'subscriber'),
  audienceTexts: {
    TAG: 'You choose the label below.',
    SINCE: 'You choose the day below.',
    ACTIVE: (many: number) =>
      `${countOf(many, 'subscriber')}: they clapped for one of the stories, or responded to one, in the last 90 days.`,
    QUIET: (many: number) => `${countOf(many, 'subscriber')}: all the others.`,
  },
  parts: {
    MEMBERS: 'To members.',
    NOT_MEMBERS: 'To subscribers who aren’t members.',
    TAG: (label: string) => `To subscribers with the label “${label}”.`,
    SINCE: (time: string) => `To those who have subscribed since ${time}.`,
    ACTIVE: 'To active subscribers.',
    QUIET: 'To quiet subscribers.',
  },
  tag: 'Label',
  chooseTag: 'Choose a label',
  withTag: (tag: string, many: number) => `${tag} (${exactCount(many)})`,
  since: 'Since',
  sinceHint: (many: number) => `${countOf(many, 'subscriber')} so far.`,
  at: 'When (empty for now)',
  atHint: (zone: string) => `In your time zone: ${zone}.`,
  replies: 'Replies come to my email address',
  repliesHint: 'Subscribers see the address.',
  sendTo: (many: number) => `Send to ${countOf(many, 'subscriber')}`,
  schedule: 'Schedule',
  sending: 'Sending…',
  status: 'This letter',
  scheduled: (time: string) => `It goes out on ${time}.`,
  gathering: 'Finding out who gets it',
  progress: (sent: number, of: number) => `${exactCount(sent)} of ${countOf(of, 'email')} sent`,
  goesOn: (time: string, open: number) => `Goes on ${time}, ${exactCount(open)} to go.`,
  service: (time: string, open: number) =>
    `The email service isn’t taking emails at the moment. Goes on ${time}, ${exactCount(open)} to go.`,
  paused: (open: number) => `Paused, ${exactCount(open)} to go.`,
  sent: (sent: number, time: string) => `Sent to ${countOf(sent, 'subscriber')}, ${time}.`,
  stopped: {
    PERSON: (sent: number) => `Stopped after ${countOf(sent, 'email')}.`,
    STORY: (sent: number) =>
      `Stopped after ${countOf(sent, 'email')}, because the story isn’t published any more.`,
    OWNER: (sent: number) =>
      `Stopped after ${countOf(sent, 'email')}, because the newsletter isn’t shown any more.`,
    NEWSLETTER: (sent: number) =>
      `Stopped after ${countOf(sent, 'email')}, because the newsletter was switched off or deleted.`,
  },
  left: (many: number) => `${countOf(many, 'subscriber')} left before it was their turn.`,
  failed: (many: number) => `${countOf(many, 'email')} couldn’t be sent.`,
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  cancel: 'Don’t send',
  stopTitle: 'Stop sending?',
  stopText: (open: number) => `${countOf(open, 'subscriber')} won’t get this letter. It can’t be sent again.`,
  cancelTitle: 'Don’t send this letter?',
  cancelText: 'It isn’t sent at that time. You can send it later.',
  stopping: 'Stopping…',
  changed: {
    title: 'The story has been changed',
    text: (sent: number, open: number) =>
      `${countOf(sent, 'email')} went out with the earlier text. There’s a choice for what is left, ${countOf(open, 'email')}: the new text or the earlier one.`,
    /** @param time when the letter goes on by itself. */
    until: (time: string) =>
      `Nothing goes out until you choose. On ${time} the letter goes on with the earlier text.`,
    takeNew: 'Send the new text',
    keepOld: 'Keep the earlier text',
  },
} as const
