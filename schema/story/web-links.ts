import { LONGEST_CHECKED_LINK, MOST_CHECKED_LINKS } from '../rules/link-checks'
import type { StoryBody } from './paragraph'
import { textsOf } from './text'

/** The addresses of other pages that a story leads to, each once, in their order; of many the first. */
export const webLinks = (body: StoryBody): string[] =>
  [
    ...new Set(
      body.flatMap((paragraph) => [
        ...textsOf(paragraph).flatMap(({ markups }) => markups.flatMap(({ href }) => href ?? [])),
        ...(paragraph.type === 'MIXTAPE_EMBED' || paragraph.type === 'BUTTON' ? [paragraph.href] : []),
      ]),
    ),
  ]
    .filter((href) => /^https?:/i.test(href) && href.length <= LONGEST_CHECKED_LINK)
    .slice(0, MOST_CHECKED_LINKS)
