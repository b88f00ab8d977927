import type { NewcomerDeed } from '../rules/newcomers'
import { MINUTE } from '../rules/time-units'
import { waitOf } from './wait'

const DONE: Readonly<Record<NewcomerDeed, string>> = {
  claps: 'clapped',
  responses: 'responded',
  links: 'published links',
  highlights: 'highlighted',
  follows: 'followed',
  lists: 'made lists',
}

/** What somebody new is told who does something very often, and when they can go on, in milliseconds. */
export const newcomerWording = {
  tooFast: (deed: NewcomerDeed, wait: number) =>
    `Your account is new, and you’ve ${DONE[deed]} often in a short time. Go on in ${waitOf(Math.max(1, Math.ceil(wait / MINUTE)))}.`,
} as const
