import { IconButton } from '../../ui/IconButton'

export type MoveWording = Readonly<Record<'up' | 'down' | 'remove', (name: string) => string>>

interface Props {
  /** The row's name, for the buttons' labels. */
  name: string
  /** The row's place, from 0 on, and how many there are. */
  index: number
  total: number
  wording: MoveWording
  /** -1 is up, 1 is down. */
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** What moves a row of an arranged list without dragging, and what takes it out. */
export function MoveButtons({ name, index, total, wording, onMove, onRemove }: Props) {
  return (
    <>
      <IconButton
        icon="down"
        label={wording.up(name)}
        isIdle={index === 0}
        onClick={() => onMove(-1)}
        className="rotate-180"
      />
      <IconButton
        icon="down"
        label={wording.down(name)}
        isIdle={index === total - 1}
        onClick={() => onMove(1)}
      />
      <IconButton icon="close" label={wording.remove(name)} onClick={onRemove} />
    </>
  )
}
