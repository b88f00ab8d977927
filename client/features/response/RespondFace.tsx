import { respondButtonWording as wording } from '../../../schema/wording/respond-button'
import { Strokes } from '../../ui/Strokes'

/** A speech bubble, on a grid of 20. */
const BUBBLE =
  'M3 10.500c0-3.600 3.100-6.500 7-6.500s7 2.900 7 6.500-3.100 6.500-7 6.500c-1 0-2-.2-2.900-.6L3.500 17l.9-3.100a6 6 0 0 1-1.400-3.400z'

/** What the button shows that opens responses: how many there are. */
export const RespondFace = ({ count }: { count: number }) => (
  <>
    <Strokes d={BUBBLE} className="shrink-0" strokeWidth={1.5} />
    {wording.button(count)}
  </>
)
