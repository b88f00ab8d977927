import { countOf } from './counts'

/** Texts about newsletters that recommend others. */
export const recommendationsWording = {
  title: 'Recommendations',
  of: (name: string) =>
    `Whoever subscribes to ${name} is offered the newsletters that it recommends. Nothing is chosen for them.`,
  needsScript: 'To change recommendations, turn on JavaScript in this browser.',
  given: 'What it recommends',
  none: 'It recommends no newsletters yet.',
  address: 'Newsletter',
  addressHint: (most: number) =>
    `A username such as @ana, or the address of a newsletter. Up to ${countOf(most, 'newsletter')}.`,
  add: 'Recommend',
  adding: 'Adding…',
  added: (name: string) => `${name} is recommended now.`,
  stop: 'Stop recommending',
  stopLabel: (name: string) => `Stop recommending ${name}`,
  refused: 'Doesn’t want to be recommended',
  cameOf: (n: number) => `${countOf(n, 'subscriber')} through this recommendation.`,
  got: 'Who recommends it',
  noneGot: 'No newsletter recommends this one yet.',
  refuse: 'Refuse',
  refuseLabel: (name: string) => `Refuse to be recommended by ${name}`,
  allow: 'Allow again',
  allowLabel: (name: string) => `Allow ${name} to recommend this newsletter again`,
  isRefused: 'Refused',
  more: 'Earlier recommendations',
} as const
