import { useRef, useState } from 'react'
import { object, optional, string } from 'valibot'
import { catalogName } from '../../../../schema/inputs/catalog'
import { NEARLY_FULL, PRIVATE_LIST, PUBLIC_LIST } from '../../../../schema/rules/catalogs'
import { MAX_LISTS } from '../../../../schema/rules/limits'
import { newId } from '../../../../schema/rules/new-id'
import { savingWording } from '../../../../schema/wording/saving'
import { useApp } from '../../../lib/app'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { ChangeForm } from '../../settings/ChangeForm'
import { CreateCatalog } from '../create-catalog.generated'
import { forgetLists } from '../forget-lists'
import { type Saved, showInList } from './saving'

const LIST = object({ name: catalogName, isPrivate: optional(string()) })

interface Props {
  saved: Saved
  /** How many lists the viewer may still make. */
  left: number
  /** Requests the lists again. */
  onMade: () => Promise<void>
}

/** Makes a list with the story in it, below the lists that are there. */
export function NewList({ saved, left, onMade }: Props) {
  const { queryClient, execute } = useApp()
  const [isOpen, setOpen] = useState(false)
  /** Of this list, however often it is sent. */
  const key = useRef(newId())
  if (left <= 0) return <p className="mt-2 text-13 text-ink-soft">{savingWording.noListsLeft(MAX_LISTS)}</p>
  if (!isOpen)
    return (
      <Button size="small" className="mt-2" onClick={() => setOpen(true)}>
        {savingWording.newList}
      </Button>
    )
  return (
    <ChangeForm
      operation={CreateCatalog}
      schema={LIST}
      variables={({ name, isPrivate }) => {
        const visibility = isPrivate ? PRIVATE_LIST : PUBLIC_LIST
        return { name, visibility, postId: saved.id, key: key.current }
      }}
      about="name"
      className="mt-3 flex flex-col gap-3 border-t border-line pt-3"
      onDone={async (made) => {
        key.current = newId()
        showInList({ queryClient, execute }, saved, made.id, true)
        forgetLists(queryClient)
        await onMade()
        setOpen(false)
        showToast({ message: savingWording.added(made.name), extraParams: { testId: 'list-made' } })
      }}
    >
      <Field
        name="name"
        label={savingWording.name}
        hint={left <= NEARLY_FULL ? savingWording.listsLeft(left) : undefined}
        autoComplete="off"
        autoFocus
      />
      <Checkbox
        name="isPrivate"
        value="yes"
        label={savingWording.isPrivate}
        hint={savingWording.privateHint}
      />
      <div>
        <SubmitButton pendingText={savingWording.creating}>{savingWording.create}</SubmitButton>
      </div>
    </ChangeForm>
  )
}
