import { linkTo } from '../routes/links'
import type { StoryBody } from '../story/paragraph'
import { textsOf } from '../story/text'
import { MAX_USERNAME } from './username'

/** Mentions of people in texts. Rules: docs/rules/mentions.md. */

/** How many people a response can mention. */
export const MAX_MENTIONS = 10
/** How many people are told that a story mentions them. */
export const MENTIONS_TOLD = 50
/** How many names after an @ are looked up; most of a text that has more aren't people's. */
export const MENTIONS_READ = 30

/** Where a mention leads: it names the person, whatever their username is by then. */
export const mentionHref = (userId: string): string => linkTo('ShowUserById', { userId })

const HREF = /^\/u\/([0-9a-z]{1,32})$/

/** The id of the person that a link mentions. */
export const mentionedBy = (href: string | undefined): string | undefined =>
  href === undefined ? undefined : HREF.exec(href)?.[1]

/** The ids of the people that a text mentions, each once, in its order. */
export const mentionedIn = (body: StoryBody): string[] => [
  ...new Set(
    body.flatMap(textsOf).flatMap(({ markups }) => markups.flatMap(({ href }) => mentionedBy(href) ?? [])),
  ),
]

/** A name after an @: not within a word, an address or a path; a dot at its end is the sentence's. */
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}_@./-])@([a-z0-9_](?:[a-z0-9_.]{0,${MAX_USERNAME - 2}}[a-z0-9_])?)(?![\\p{L}\\p{N}_@-]|\\.[a-z0-9_@])`,
  'giu',
)

/** The places of a text that may mention somebody, with the name in lower case. */
export const namesIn = (text: string): { username: string; start: number; end: number }[] =>
  [...text.matchAll(NAME)].map(({ 0: match, 1: name = '', index }) => ({
    username: name.toLowerCase(),
    start: index,
    end: index + match.length,
  }))
