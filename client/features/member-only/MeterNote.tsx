import { useAnswer } from '../../lib/use-answer'
import { MeterText } from './MeterText'
import { MeterState } from './meter-state.generated'

/** The note for a reader whom the meter counts. It requests its data when it is shown. */
export function MeterNote() {
  const { data } = useAnswer(MeterState, {}, { asks: true, freshFor: 5000 })
  const meter = data?.viewer?.meter
  return meter ? <MeterText meter={meter} /> : null
}
