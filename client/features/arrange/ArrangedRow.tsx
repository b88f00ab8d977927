import type { ReactNode } from 'react'
import { Grip } from './Grip'
import { MoveButtons, type MoveWording } from './MoveButtons'
import type { Arranged } from './use-arranged'

interface Props {
  arranged: Arranged
  wording: MoveWording & { drag: string }
  onRemove: () => void
  /** Whether its place is shown. */
  isNumbered?: boolean
  /** Where its handle and buttons are beside a row of several lines. */
  align?: 'center' | 'start'
  /** What it is. */
  children: ReactNode
  /** Its changed fields. The line above then stays one, however narrow the window is. */
  below?: ReactNode
}

/** A row of an arranged list (`useArranged`): moved by its handle or by buttons, and taken out. */
export function ArrangedRow(props: Props) {
  const { arranged, wording, onRemove, isNumbered, align = 'center', children, below } = props
  const { isDragged, grip, ...place } = arranged
  return (
    <li className={`border-b border-line ${below ? 'py-4' : 'py-3'} ${isDragged ? 'bg-accent-wash' : ''}`}>
      <div
        className={`flex ${align === 'start' ? 'items-start' : 'items-center'} ${below ? 'gap-1' : 'gap-2 max-sm:flex-wrap'}`}
      >
        <Grip {...grip} title={wording.drag} />
        {isNumbered && (
          <span className="w-6 shrink-0 text-14 text-ink-soft tabular-nums">{place.index + 1}</span>
        )}
        <div className={`min-w-0 flex-1 ${below ? '' : 'max-sm:min-w-[60%]'}`}>{children}</div>
        <div className={`flex shrink-0 ${below ? 'gap-1' : 'max-sm:ms-auto'}`}>
          <MoveButtons {...place} wording={wording} onRemove={onRemove} />
        </div>
      </div>
      {below}
    </li>
  )
}
