import type { Node } from 'prosemirror-model'
import { useRef, useState } from 'react'
import { imageUrl } from '../../../../schema/rules/images'
import { MAX_ALT } from '../../../../schema/rules/limits'
import { MIDDLE } from '../../../../schema/story/with-cover'
import { editorWording } from '../../../../schema/wording/editor'
import type { DialogHandle } from '../../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { TextArea } from '../../../ui/form/TextArea'
import { DialogButtons } from '../DialogButtons'
import { FocusFields } from './FocusFields'
import { foreignAddress } from './foreign-address'
import { descriptionField, type PictureValues, pictureChanges, pictureFields } from './picture-form'

const wording = editorWording.picture

interface Props {
  node: Node
  /** Only its description is asked for. */
  isSmall: boolean
  onSave: (changes: Node['attrs']) => void
  onClosed: () => void
}

/** Describes a picture, says what has to stay in view when it is cropped, and where it leads. */
export function PictureDialog({ node: { attrs }, isSmall, onSave, onClosed }: Props) {
  const dialog = useRef<DialogHandle>(null)
  const [focus, setFocus] = useState({
    x: (attrs.focusPercentX as number | null) ?? MIDDLE,
    y: (attrs.focusPercentY as number | null) ?? MIDDLE,
  })
  const save = async (values: PictureValues | Pick<PictureValues, 'alt'>) => {
    await dialog.current?.close()
    onSave('href' in values ? pictureChanges(values) : values)
    return true
  }
  const src =
    attrs.imageId === null
      ? foreignAddress(attrs.src)
      : imageUrl(attrs.imageId, { strategy: 'resample', width: 680 })
  return (
    <TitledDialog
      ref={dialog}
      closeLabel={wording.close}
      onClosed={onClosed}
      title={wording.title}
      size="medium"
    >
      <Form<typeof pictureFields | typeof descriptionField>
        schema={isSmall ? descriptionField : pictureFields}
        onSubmit={save}
        className="flex flex-col gap-5"
      >
        <TextArea
          label={wording.alt}
          hint={wording.altHint}
          name="alt"
          defaultValue={attrs.alt}
          counter={{ max: MAX_ALT, label: wording.counter }}
          data-autofocus=""
        />
        {isSmall ? (
          <img src={src} alt="" className="max-h-80 object-contain" />
        ) : (
          <>
            <FocusFields src={src} focus={focus} onFocus={setFocus} />
            <Field
              label={wording.href}
              name="href"
              defaultValue={attrs.href ?? ''}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </>
        )}
        <DialogButtons dialog={dialog} cancel={wording.cancel} submit={wording.save} />
      </Form>
    </TitledDialog>
  )
}
