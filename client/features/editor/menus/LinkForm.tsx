import { check, object, pipe, string } from 'valibot'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { AddressField } from '../AddressField'
import { linkAt, removeLink, setLink, typedAddress } from '../commands/links'
import { runCommand } from '../commands/run-command'
import type { StoryView } from '../view/use-story-view'
import { askForLink } from './link-form'

const schema = object({
  address: pipe(
    string(),
    check((address) => typedAddress(address) !== undefined, editorWording.wrongAddress),
  ),
})

/** Asks where the selected text should lead. */
export function LinkForm({ story }: { story: StoryView }) {
  const { view, state } = story
  const current = linkAt(state)
  const done = () => runCommand(view, askForLink(false))
  const save = async ({ address }: { address: string }) => {
    const isSet = setLink(address)(view.state, view.dispatch)
    if (isSet) done()
    return isSet
  }
  const remove = () => {
    removeLink(view.state, view.dispatch)
    done()
  }
  return (
    <Form schema={schema} onSubmit={save} className="flex flex-wrap items-end gap-2">
      <AddressField label={editorWording.linkAddress} defaultValue={current?.href ?? ''} autoFocus />
      <SubmitButton size="small">{editorWording.setLink}</SubmitButton>
      {current && (
        <Button size="small" look="danger-text" onClick={remove}>
          {editorWording.removeLink}
        </Button>
      )}
    </Form>
  )
}
