import type { TokenScope } from '../rules/access-tokens'
import { countOf } from './counts'

/** Reasons why a token isn't made or isn't accepted, and what its scopes are called. */
export const accessTokenWording = {
  nameProblem: (most: number) => `Give the token a name of 1 to ${countOf(most, 'character')}.`,
  scopeProblem: 'Choose at least one thing that the token may do.',
  daysProblem: 'Choose one of the offered times.',
  tooMany: (most: number) => `You can have at most ${countOf(most, 'token')}. Revoke one first.`,
  noToken: 'This token has already been revoked.',
  scopes: {
    READ: 'Read what you can read, drafts included',
    WRITE: 'Write drafts and series',
    PUBLISH: 'Publish, unpublish, delete and submit stories',
    PUBLICATIONS: 'Run your publications: submissions, featured stories, settings',
    STATS: 'See the stats of your stories and publications',
  } satisfies Readonly<Record<TokenScope, string>>,
} as const
