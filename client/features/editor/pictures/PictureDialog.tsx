import type { Node } from 'prosemirror-model'
import { type PointerEvent, useRef, useState } from 'react'
import { imageUrl } from '../../../../schema/rules/images'
import { MAX_ALT } from '../../../../schema/rules/limits'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import type { DialogHandle } from '../../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { TextArea } from '../../../ui/form/TextArea'
import { foreignAddress } from './foreign-address'
import { descriptionField, type PictureValues, pictureChanges, pictureFields } from './picture-form'

const wording = editorWording.picture
const MIDDLE = 50

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
  const point = (event: PointerEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const percent = (part: number, whole: number) =>
      Math.min(Math.max(Math.round((part / whole) * 100), 0), 100)
    setFocus({ x: percent(event.clientX - left, width), y: percent(event.clientY - top, height) })
  }
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
            <div className="focus-point">
              <img src={src} alt="" onPointerDown={point} />
              <span aria-hidden="true" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
            </div>
            <p className="text-13 text-ink-soft text-pretty">{wording.focusHint}</p>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field
                type="number"
                label={wording.focusX}
                name="focusX"
                value={focus.x}
                min={0}
                max={100}
                onChange={(event) => setFocus({ ...focus, x: event.currentTarget.valueAsNumber || 0 })}
              />
              <Field
                type="number"
                label={wording.focusY}
                name="focusY"
                value={focus.y}
                min={0}
                max={100}
                onChange={(event) => setFocus({ ...focus, y: event.currentTarget.valueAsNumber || 0 })}
              />
            </div>
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
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.leave()}>{wording.cancel}</Button>
          <SubmitButton>{wording.save}</SubmitButton>
        </div>
      </Form>
    </TitledDialog>
  )
}
