import { Strokes } from '../../../ui/Strokes'

interface Props {
  icon: string
  label: string
  /** Its keys, as they are written on a keyboard. */
  keys?: string | undefined
}

/** What a choice of the slash menu looks like. */
export function ChoiceFace({ icon, label, keys }: Props) {
  return (
    <>
      <Strokes d={icon} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">{label}</span>
      {keys && <kbd className="font-sans text-12 whitespace-nowrap text-ink-soft">{keys}</kbd>}
    </>
  )
}
