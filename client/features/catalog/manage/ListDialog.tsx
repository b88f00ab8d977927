import { useId, useRef, useState } from 'react'
import { type InferOutput, object, optional, string } from 'valibot'
import { catalogDescription, catalogName } from '../../../../schema/inputs/catalog'
import { linkTo } from '../../../../schema/routes/links'
import { PRIVATE_LIST, PUBLIC_LIST } from '../../../../schema/rules/catalogs'
import { MAX_LIST_DESCRIPTION } from '../../../../schema/rules/limits'
import { newId } from '../../../../schema/rules/new-id'
import { yourListsWording } from '../../../../schema/wording/your-lists'
import { useApp } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { type DialogHandle, DialogPopup } from '../../../ui/dialog/DialogPopup'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { TextArea } from '../../../ui/form/TextArea'
import { UnsavedGuard, UnsavedNote } from '../../../ui/form/Unsaved'
import { CloseCatalogDiscussion } from '../../response/close-catalog-discussion.generated'
import { failureOf } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import type { CatalogHeadFragment } from '../catalog-head.generated'
import { CreateCatalog } from '../create-catalog.generated'
import { forgetLists } from '../forget-lists'
import { UpdateCatalog } from '../update-catalog.generated'

const { fields, ...wording } = yourListsWording
const LIST = object({
  name: catalogName,
  description: catalogDescription,
  isPrivate: optional(string()),
  hasResponses: optional(string()),
})

/** The changed fields only, since another tab may have changed the others meanwhile. */
const changed = <Value,>(was: Value, now: Value): Value | undefined => (now === was ? undefined : now)

interface Props {
  /** Absent if one is made. */
  list?: CatalogHeadFragment
  /** Its own page is behind the dialog, and its address has the name in it. */
  isItsPage?: boolean
  onClosed: () => void
}

/** The form of a list, in a dialog. Rule: docs/rules/catalog.md, "Making lists". */
export function ListDialog({ list: current, isItsPage = false, onClosed }: Props) {
  const id = useId()
  // As the fields show it, whatever the page behind the dialog learns.
  const [list] = useState(current)
  const dialog = useRef<DialogHandle>(null)
  const { queryClient, navigation } = useApp()
  const making = useChange(CreateCatalog)
  const changing = useChange(UpdateCatalog)
  /** Of this list, however often it is sent. */
  const key = useRef(newId())
  const goToList = (slugId: string) => goTo(navigation, linkTo('YourList', { catalogSlugId: slugId }))
  const closing = useChange(CloseCatalogDiscussion)
  const save = async ({ name, description, isPrivate, hasResponses }: InferOutput<typeof LIST>) => {
    const visibility = isPrivate ? PRIVATE_LIST : PUBLIC_LIST
    const saved = list
      ? await changing.run({
          catalogId: list.id,
          name: changed(list.name, name),
          description: changed(list.description, description),
          visibility: changed(list.visibility, visibility),
        })
      : await making.run({ name, description, visibility, key: key.current })
    if (!saved) return false
    const responsesClosed = !hasResponses
    const isChanged = responsesClosed !== (list?.responsesClosed ?? false)
    if (isChanged && !(await closing.run({ catalogId: saved.id, responsesClosed }))) return false
    forgetLists(queryClient)
    showToast({
      message: list ? wording.changed : wording.made(saved.name),
      extraParams: { testId: 'list-saved' },
    })
    // What was typed stays in the fields until it has faded.
    await dialog.current?.close()
    if (!list || (isItsPage && saved.slugId !== list.slugId)) await goToList(saved.slugId)
    return true
  }
  return (
    <DialogPopup
      ref={dialog}
      labelledBy={id}
      closeLabel={fields.close}
      onClosed={onClosed}
      width="max-w-[540px]"
    >
      <div className="px-6 pt-10 pb-8 sm:px-8">
        <h2 id={id} className="mb-6 pe-8 font-serif text-24 font-semibold tracking-tight text-balance">
          {list ? wording.editTitle : wording.newTitle}
        </h2>
        <Form
          schema={LIST}
          onSubmit={save}
          failure={failureOf(closing.refusal ?? (list ? changing.refusal : making.refusal))}
          className="flex flex-col gap-5"
        >
          <Field
            name="name"
            label={fields.name}
            defaultValue={list?.name ?? ''}
            autoComplete="off"
            data-autofocus=""
          />
          <TextArea
            name="description"
            label={fields.description}
            hint={fields.descriptionHint}
            defaultValue={list?.description ?? ''}
            counter={{ max: MAX_LIST_DESCRIPTION, label: fields.counter }}
          />
          <Checkbox
            name="isPrivate"
            value="yes"
            label={fields.isPrivate}
            hint={fields.privateHint}
            defaultChecked={list?.visibility === PRIVATE_LIST}
          />
          <Checkbox
            name="hasResponses"
            value="yes"
            label={fields.hasResponses}
            hint={fields.responsesHint}
            defaultChecked={!list?.responsesClosed}
          />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <UnsavedNote>{wording.unsaved.note}</UnsavedNote>
            <Button onClick={() => dialog.current?.leave()}>{fields.cancel}</Button>
            <SubmitButton pendingText={list ? fields.saving : fields.creating}>
              {list ? fields.save : fields.create}
            </SubmitButton>
          </div>
          <UnsavedGuard wording={wording.unsaved} dialog={dialog} />
        </Form>
      </div>
    </DialogPopup>
  )
}
