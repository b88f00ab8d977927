import { countOf, exactCount } from './counts'

/** Texts about sending a letter, and about one that is being sent. */
export const letterSending = {
  send: 'Send by email…',
  nobody: 'Nobody has subscribed to this newsletter yet.',
  title: 'Send this letter',
  text: (newsletter: string) => `It comes from ${newsletter}, and can’t be changed once it’s on its way.`,
  audience: 'Who gets it',
  audiences: {
    ALL: { name: 'All subscribers', text: (many: number) => countOf(many, 'subscriber') },
    MEMBERS: { name: 'Members', text: (many: number) => countOf(many, 'subscriber') },
    NOT_MEMBERS: {
      name: 'Subscribers who aren’t members',
      text: (many: number) => countOf(many, 'subscriber'),
    },
  },
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
} as const
