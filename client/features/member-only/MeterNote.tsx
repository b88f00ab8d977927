import { useAskedOperation } from '../../lib/use-asked-operation'
import { MeterText } from './MeterText'
import { MeterState } from './meter-state.generated'

/** The same, for whoever the meter counts; asked for when it is shown. */
export function MeterNote() {
  const { data } = useAskedOperation(MeterState, { freshFor: 5000 })
  const meter = data?.viewer?.meter
  return meter ? <MeterText meter={meter} /> : null
}
