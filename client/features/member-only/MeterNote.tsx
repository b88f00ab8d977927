import { useAnswer } from '../../lib/use-answer'
import { MeterText } from './MeterText'
import { MeterState } from './meter-state.generated'

/** The same, for whoever the meter counts; asked for when it is shown. */
export function MeterNote() {
  const { data } = useAnswer(MeterState, {}, { asks: true, freshFor: 5000 })
  const meter = data?.viewer?.meter
  return meter ? <MeterText meter={meter} /> : null
}
