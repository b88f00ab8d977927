import { countOf } from './counts'

/** What pages say about ending a newsletter, and about one that was ended. */
export const newsletterEnding = {
  off: {
    title: 'Switch it off',
    text: 'Nobody can subscribe, and nothing is sent, until you switch it on again. Its subscribers stay.',
    button: 'Switch off…',
    ask: (name: string) => `Switch ${name} off?`,
    confirm: 'Switch off',
    working: 'Switching off…',
    done: (name: string) => `${name} is switched off.`,
    stays: 'Its subscribers stay until you switch it on again. They’re told nothing, and can still leave.',
  },
  gone: {
    title: 'Delete it',
    text: 'You can restore it for 30 days. After that, its subscribers and letters are deleted for good.',
    button: 'Delete…',
    ask: (name: string) => `Delete ${name}?`,
    confirm: 'Delete newsletter',
    working: 'Deleting…',
    done: (name: string) => `${name} was deleted.`,
    stays:
      'For 30 days you can restore it with its subscribers. Then they’re deleted for good. They’re told nothing, and can still leave.',
  },
  points: [
    'Letters that are being sent stop. What has gone out stays out.',
    'Letters that are planned aren’t sent.',
    'Stories that it has sent stay where they are.',
  ],
  download: 'Download the list of subscribers first',
  isOff: 'This newsletter is switched off',
  isOffText: 'Nobody can subscribe, and nothing is sent. Letters that were stopped stay so.',
  switchOn: 'Switch on',
  isOn: (name: string) => `${name} is on again.`,
  isGone: 'This newsletter was deleted',
  ended: 'Ended',
  daysLeft: (days: number) => `Deleted. It can be restored for ${countOf(days, 'day')}.`,
  offLine: 'Switched off.',
  restore: 'Restore',
  restoreLabel: (name: string) => `Restore ${name}`,
  switchOnLabel: (name: string) => `Switch on ${name}`,
  subscribers: 'Subscribers',
  subscribersLabel: (name: string) => `Subscribers of ${name}`,
  restored: (name: string) => `${name} is back.`,
  undo: 'Undo',
} as const
