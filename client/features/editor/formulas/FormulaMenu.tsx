import { useLazy } from '../../../ui/lazy'
import { formulaPreview } from '../page/parts'
import type { StoryView } from '../view/use-story-view'
import type { CurrentFormula } from './formula-at'

/** Shows a formula below its source, once what sets formulas is loaded. */
export function FormulaMenu({ story, formula }: { story: StoryView; formula: CurrentFormula }) {
  const Preview = useLazy(formulaPreview)
  return Preview && formula.latex.trim() !== '' ? <Preview story={story} formula={formula} /> : null
}
