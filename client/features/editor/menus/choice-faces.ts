import type { editorWording } from '../../../../schema/wording/editor'

/** The groups of the slash menu, in its order. */
export type ChoiceGroup = keyof typeof editorWording.groups
export type ChoiceId = keyof typeof editorWording.blocks

const QUOTE = 'M8 6C5.500 7 4.500 9 4.500 11v3H8v-3.500H6M15.500 6c-2.500 1-3.500 3-3.500 5v3h3.500v-3.500h-2'
const BOX = 'M3.500 4.500h13v11h-13z'

/** The group of each choice and its drawing, apart from what it does, so that they can be shown without the editor. */
export const CHOICE_FACES: Readonly<Record<ChoiceId, readonly [group: ChoiceGroup, icon: string]>> = {
  text: ['text', 'M4 5h12M4 10h12M4 15h7'],
  heading: ['text', 'M5 4v12M15 4v12M5 10h10'],
  subheading: ['text', 'M6 6v9M14 6v9M6 10.500h8'],
  minorHeading: ['text', 'M7 8v7M13 8v7M7 11.500h6'],
  bulletedList: ['lists', 'M8 5h8M8 10h8M8 15h8M4 5h.01M4 10h.01M4 15h.01'],
  numberedList: ['lists', 'M9 5h7M9 10h7M9 15h7M3.500 4L5 3v4M3 12h3l-3 4h3'],
  toDoList: ['lists', 'M3.500 4h4v4h-4zM4 13.500l1.500 1.500L8 12M11 6h6M11 14h6'],
  quotation: ['text', QUOTE],
  pullQuote: ['text', `${QUOTE}M3 3h14M3 17h14`],
  calloutNote: ['boxes', `${BOX}M10 9v4M10 7h.01`],
  calloutTip: ['boxes', `${BOX}M7 10l2 2.500 4-5`],
  calloutWarning: ['boxes', `${BOX}M10 7v4M10 13h.01`],
  toggle: ['boxes', 'M5 5l4 3-4 3zM11 8h6M5 15h12'],
  codeBlock: ['more', 'M7 6l-4 4 4 4M13 6l4 4-4 4'],
  formula: ['more', 'M15 5V4H5l5 6-5 6h10v-1'],
  table: ['more', `${BOX}M3.500 8h13M3.500 12h13M10 4.500v11`],
  footnote: ['more', 'M3 8h7M3 12h10M3 16h7M14.500 4.500L16 3.500V9'],
  subscribe: ['more', 'M3 5h14v8H3zM3 5.500l7 5 7-5M6 17h8'],
  rule: ['more', 'M3 10h14'],
  previewEnd: ['more', 'M3 10h2M7 10h2M11 10h2M15 10h2M4 5h12M4 15h5'],
}
