import { kept } from '../../../lib/kept/item'

/** What a member of staff has chosen about the debug menu, for as long as the tab is open. */
export interface DebugChoice {
  isHidden: boolean
  /** Whether the page's controls are outlined. */
  isHighlighted: boolean
}

const lastChoice = kept('debug', { of: 'person', isOfTab: true })
const DEFAULT: DebugChoice = { isHidden: false, isHighlighted: false }

/** The tab's choice; the default if there is none, or if it can't be read. */
export function readDebugChoice(): DebugChoice {
  try {
    const choice: Partial<DebugChoice> | null = JSON.parse(lastChoice.read() ?? '{}')
    return { isHidden: choice?.isHidden === true, isHighlighted: choice?.isHighlighted === true }
  } catch (error) {
    console.warn('The choices of the debug menu can’t be read.', error)
    return DEFAULT
  }
}

export function keepDebugChoice(choice: DebugChoice): void {
  // If storage is switched off or full, the choice lasts as long as the page.
  lastChoice.write(JSON.stringify(choice))
}
