import { languageName } from '../../../../schema/story/from-html/code-language'
import { editorWording } from '../../../../schema/wording/editor'
import { Select } from '../../../ui/form/Select'
import type { Placed } from '../commands/selected'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'
import { CODE_LANGUAGES } from './code-languages'

const wording = editorWording.code

/** Chooses the language of the code that holds the cursor. One that was imported or typed stays among the choices. */
export function CodeMenu({ story, code }: { story: StoryView; code: Placed }) {
  const { view } = story
  const place = usePlaceAt<HTMLFieldSetElement>(view, code.pos, 'above')
  const current: string | null = code.node.attrs.language
  const isKnown = current === null || CODE_LANGUAGES.some(([name]) => name === current)
  const choose = (name: string) => {
    view.dispatch(view.state.tr.setNodeAttribute(code.pos, 'language', languageName(name) ?? null))
    view.focus()
  }
  return (
    <fieldset ref={place} className="editor-menu" aria-label={wording.label}>
      <Select
        label={wording.language}
        value={current ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{wording.plain}</option>
        {!isKnown && <option value={current ?? ''}>{current}</option>}
        {CODE_LANGUAGES.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
    </fieldset>
  )
}
