import type { Node } from 'prosemirror-model'
import { useRef } from 'react'
import { check, type InferOutput, maxLength, minLength, object, pipe, string, trim } from 'valibot'
import { MAX_BUTTON_LABEL, MAX_HREF } from '../../../../schema/rules/limits'
import { safeButtonHref } from '../../../../schema/rules/links'
import { editorWording } from '../../../../schema/wording/editor'
import type { DialogHandle } from '../../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { AddressField } from '../AddressField'
import { typedAddress } from '../commands/links'
import { DialogButtons } from '../DialogButtons'
import { storySchema } from '../model/schema'

const wording = editorWording.button

/** The address that a button may lead to, as it was typed; nothing for any other. */
const hrefOf = (typed: string): string | undefined => {
  const href = safeButtonHref(typedAddress(typed) ?? '')
  return href !== undefined && href.length <= MAX_HREF ? href : undefined
}

const fields = object({
  label: pipe(
    string(),
    trim(),
    minLength(1, wording.noLabel),
    maxLength(MAX_BUTTON_LABEL, wording.longLabel),
  ),
  address: pipe(
    string(),
    trim(),
    check((address) => hrefOf(address) !== undefined, wording.wrong),
  ),
})

interface Props {
  /** Absent for a new one. */
  node?: Node
  onSave: (node: Node) => void
  onClosed: () => void
}

/** Asks what a button says, and where it leads. */
export function ButtonDialog({ node, onSave, onClosed }: Props) {
  const dialog = useRef<DialogHandle>(null)
  const save = async ({ label, address }: InferOutput<typeof fields>) => {
    await dialog.current?.close()
    onSave(storySchema.nodes.BUTTON.create({ ...node?.attrs, label, href: hrefOf(address) }))
    return true
  }
  return (
    <TitledDialog ref={dialog} closeLabel={wording.close} onClosed={onClosed} title={wording.title}>
      <Form schema={fields} onSubmit={save} className="flex flex-col gap-5">
        <Field
          label={wording.words}
          name="label"
          defaultValue={node?.attrs.label ?? ''}
          maxLength={MAX_BUTTON_LABEL}
          data-autofocus=""
        />
        <AddressField
          label={wording.address}
          hint={wording.addressHint}
          defaultValue={node?.attrs.href ?? ''}
        />
        <DialogButtons dialog={dialog} cancel={wording.cancel} submit={wording.save} />
      </Form>
    </TitledDialog>
  )
}
