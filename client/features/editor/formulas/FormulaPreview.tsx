import { useMemo } from 'react'
import { formulaTree } from '../../../../schema/story/formula-tree'
import { formulaWording as wording } from '../../../../schema/wording/formula'
import { mathElement } from '../../post/body/formulas'
import { treeOf } from '../paste/dom-tree'
import { inertMarkup } from '../paste/inert-markup'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'
import type { CurrentFormula } from './formula-at'

const parse = (markup: string) => treeOf(inertMarkup(markup))

interface Props {
  story: StoryView
  formula: CurrentFormula
}

/** A formula as readers will see it. Rule: docs/rules/editor.md, "Formulas". */
export function FormulaPreview({ story, formula: { latex, isDisplay, end } }: Props) {
  const place = usePlaceAt<HTMLFieldSetElement>(story.view, end, 'below')
  const math = useMemo(() => formulaTree(latex, isDisplay, parse), [latex, isDisplay])
  return (
    <fieldset ref={place} className="formula-preview" aria-label={wording.preview}>
      {math ? <div className="math">{mathElement(math, 0)}</div> : <p className="text-14">{wording.unset}</p>}
    </fieldset>
  )
}
