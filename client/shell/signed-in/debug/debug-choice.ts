/** What a member of staff has chosen about the debug menu, for as long as the tab is open. */
export interface DebugChoice {
  isHidden: boolean
  /** Whether the page's controls are outlined. */
  isHighlighted: boolean
}

const KEY = 'quire:debug'
const DEFAULT: DebugChoice = { isHidden: false, isHighlighted: false }

/** The tab's choice; the default if there is none, or if it can't be read. */
export function readDebugChoice(): DebugChoice {
  try {
    const kept: Partial<DebugChoice> | null = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return { isHidden: kept?.isHidden === true, isHighlighted: kept?.isHighlighted === true }
  } catch (error) {
    console.warn('The choices of the debug menu can’t be read.', error)
    return DEFAULT
  }
}

export function keepDebugChoice(choice: DebugChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // Storage is switched off or full: the choice lasts as long as the page.
  }
}
