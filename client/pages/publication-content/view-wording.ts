import { collectionWording } from '../../../schema/wording/collection'
import { shellWording } from '../../../schema/wording/shell'
import type { Answer, View } from './views'

/** What a list is called. It isn't part of the view, because whatever asks for a list needs no words. */
interface ViewWording {
  title: (publication: string, answer: Answer) => string
  heading: (answer: Answer) => string
  text?: string
  /** The text for the next page, if it isn't older stories. */
  more?: string
}

const topicOf = ({ tagFromSlug }: Answer): string => tagFromSlug?.displayTitle ?? ''

export const VIEW_WORDING: Readonly<Record<View['kind'], ViewWording>> = {
  topic: {
    title: (name, answer) => collectionWording.taggedIn(topicOf(answer), name),
    heading: topicOf,
  },
  archive: {
    title: collectionWording.archiveOf,
    heading: () => collectionWording.archive,
    text: collectionWording.archiveText,
    more: shellWording.later,
  },
  trending: {
    title: collectionWording.trendingOf,
    heading: () => collectionWording.trending,
    text: collectionWording.trendingText,
    more: shellWording.more,
  },
  all: {
    title: collectionWording.allOf,
    heading: () => collectionWording.all,
    text: collectionWording.allText,
  },
}
