import { clapWording } from '../../../schema/wording/claps'
import { Strokes } from '../../ui/Strokes'

/** Two hands, and the sound that they make. */
const HANDS =
  'M8.500 9.200L5.800 6.500a1 1 0 0 1 1.400-1.400l3.600 3.600M7.600 5.500l-.7-.7a1 1 0 0 1 1.400-1.400l4.300 4.300M9.600 4.600a1 1 0 0 1 1.500-.5l4 4c1.800 1.800 2.300 4.900.4 6.900s-5.400 2-7.300.1L4.100 11a1 1 0 0 1 1.400-1.400l1.600 1.600M14.200 2.300l-.4 1.500M16.800 4.200l-1.300.8M11.300 1.500l.3 1.400'

/** What the button shows: the drawing, filled once the reader has clapped, and what it does while nobody has. */
export function ClapFace({ count, isMine = false }: { count: number; isMine?: boolean }) {
  return (
    <>
      <Strokes
        d={HANDS}
        className={isMine ? 'shrink-0 text-accent' : 'shrink-0'}
        strokeWidth={isMine ? 2 : 1.5}
      />
      {count === 0 && clapWording.clap}
    </>
  )
}
