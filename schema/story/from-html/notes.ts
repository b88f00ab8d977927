import type { Element } from './tree'

/** The notes of a document, collected before it is read. */
export interface Notes {
  /** Id of an element that holds a note → the note's label. */
  labels: ReadonlyMap<string, string>
  items: readonly { label: string; element: Element }[]
  /** The elements that hold the notes; not part of the running text. */
  containers: ReadonlySet<Element>
}
