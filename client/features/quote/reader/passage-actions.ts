import type { Quotable } from '../quotable-story'
import type { PassageActName } from './passage-drawings'

/** Words of a story, and the address that leads to them. */
export interface ChosenPassage {
  post: Quotable
  words: string
  url: string
}

/** An action of readers with a passage, signed in or not. */
export interface PassageAction {
  /** Names it for tests and for the style of the button. */
  name: PassageActName
  label: string
  isPossible?: () => boolean
  run: (passage: ChosenPassage) => Promise<void> | void
}
