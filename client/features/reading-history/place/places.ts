import type { StoryBody } from '../../../../schema/story/paragraph'
import { shownParagraphs } from '../../quote/reader/story-text'

/** Where the reader's eye is assumed to be, as a share of the window. */
const EYE = 0.35

const elementOf = (body: StoryBody, name: string): HTMLElement | undefined =>
  shownParagraphs(body).find(({ paragraph }) => paragraph.name === name)?.element as HTMLElement | undefined

/** How far a paragraph is from the top of the page, in pixels; nothing if it isn't there any more. */
export function topOf(body: StoryBody, name: string): number | undefined {
  const element = elementOf(body, name)
  return element && element.getBoundingClientRect().top + scrollY
}

/** Scrolls a paragraph to where it was being read; screen readers go on there, too. */
export function goTo(body: StoryBody, name: string): void {
  const element = elementOf(body, name)
  if (!element) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = element.getBoundingClientRect().top + scrollY - innerHeight * EYE
  scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' })
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Where the reader is: the name of the last paragraph that begins above their eye. */
export const placeNow = (body: StoryBody): string | undefined =>
  shownParagraphs(body).findLast(({ element }) => element.getBoundingClientRect().top < innerHeight * EYE)
    ?.paragraph.name
