import type { responseWording } from '../../../../schema/wording/responses'
import { Strokes } from '../../../ui/Strokes'
import { tipLook } from '../../../ui/tip'

/** What they do, drawn on a grid of 20. */
const DRAWINGS: Readonly<Record<keyof typeof responseWording.tools, string>> = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M8.500 4H15M5 16h6.500M11.800 4L8.200 16',
  link: 'M8.500 11.500a3.500 3.500 0 0 0 5 0L16 9a3.500 3.500 0 0 0-5-5l-1 1M11.500 8.500a3.500 3.500 0 0 0-5 0L4 11a3.500 3.500 0 0 0 5 5l1-1',
  quote: 'M4 4.500v11M8 6h8M8 10h8M8 14h5',
  list: 'M4 5.500h.01M4 10h.01M4 14.500h.01M8 5.500h8M8 10h8M8 14.500h8',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  picture: 'M3 4h14v12H3zM3 13.500l4-4 4 4 2-2 4 4M13 7.500h.01',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M7.500 4.500L4 8l3.500 3.500',
}

interface Props {
  name: keyof typeof DRAWINGS
  /** Its name, which a tooltip shows. */
  label: string
  isOn?: boolean | undefined
  isDisabled: boolean
  onPress: () => void
}

/** A button below a small text. A press doesn't take the selection from the text. */
export const ToolButton = ({ name, label, isOn, isDisabled, onPress }: Props) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isOn}
    disabled={isDisabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className={`${tipLook()} inline-flex size-9 items-center justify-center rounded-input text-ink-soft not-disabled:hover:bg-accent-wash not-disabled:hover:text-ink disabled:opacity-50 aria-pressed:bg-accent-wash aria-pressed:text-accent forced-colors:aria-pressed:bg-[Highlight] pointer-coarse:size-11`}
  >
    <Strokes d={DRAWINGS[name]} />
  </button>
)
