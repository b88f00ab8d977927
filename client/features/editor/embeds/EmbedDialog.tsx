import type { Node } from 'prosemirror-model'
import { useRef } from 'react'
import { check, type InferOutput, object, pipe, string, trim } from 'valibot'
import { editorWording } from '../../../../schema/wording/editor'
import type { DialogHandle } from '../../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { AddressField } from '../AddressField'
import { DialogButtons } from '../DialogButtons'
import { embedNode } from './embed-node'

const wording = editorWording.embed

const fields = object({
  address: pipe(
    string(),
    trim(),
    check((address) => embedNode(address, '') !== undefined, wording.wrong),
  ),
  title: pipe(string(), trim()),
})

interface Props {
  /** Absent for a new one. */
  node?: Node
  onSave: (node: Node) => void
  onClosed: () => void
}

/** Asks for the address of a frame or a card, and for its title. */
export function EmbedDialog({ node, onSave, onClosed }: Props) {
  const dialog = useRef<DialogHandle>(null)
  const { src, href, title } = node?.attrs ?? {}
  const save = async (values: InferOutput<typeof fields>) => {
    // A card keeps its picture and its words while it leads to the same page.
    const isSame = node !== undefined && values.address === (src ?? href)
    const next = isSame
      ? node.type.create({ ...node.attrs, title: values.title }, node.content)
      : embedNode(values.address, values.title)
    if (!next) return false
    await dialog.current?.close()
    onSave(next)
    return true
  }
  return (
    <TitledDialog
      ref={dialog}
      closeLabel={wording.close}
      onClosed={onClosed}
      title={node ? wording.editTitle : wording.title}
    >
      <Form schema={fields} onSubmit={save} className="flex flex-col gap-5">
        <AddressField
          label={wording.address}
          hint={wording.addressHint}
          defaultValue={src ?? href ?? ''}
          data-autofocus=""
        />
        <Field label={wording.name} hint={wording.nameHint} name="title" defaultValue={title ?? ''} />
        <DialogButtons dialog={dialog} cancel={wording.cancel} submit={wording.save} />
      </Form>
    </TitledDialog>
  )
}
