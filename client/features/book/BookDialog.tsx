import { useRef, useState } from 'react'
import { MAX_BOOK_DESCRIPTION, MAX_EDITIONS } from '../../../schema/rules/books'
import { booksWording } from '../../../schema/wording/books'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import type { DialogHandle } from '../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../ui/dialog/TitledDialog'
import { Field } from '../../ui/form/Field'
import { HiddenField } from '../../ui/form/HiddenField'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { ChangeForm } from '../settings/ChangeForm'
import { bookInput, bookSchema } from './book-form'
import type { BookItemFragment } from './book-item.generated'
import { CoverFields } from './CoverFields'
import { EditionFields } from './EditionFields'
import { SaveBook } from './save-book.generated'
import { useEditionRows } from './use-edition-rows'

const wording = booksWording.fields

interface Props {
  /** Absent if one is added. */
  book?: BookItemFragment
  reload: () => Promise<void>
  onClosed: () => void
}

/** The form of a book, in a dialog. Rule: docs/rules/books.md, "A book". */
export function BookDialog({ book, reload, onClosed }: Props) {
  const dialog = useRef<DialogHandle>(null)
  const [coverId, setCoverId] = useState(book?.coverId ?? null)
  const { rows, add, remove, area } = useEditionRows(book?.editions)
  const numbers = rows.map(({ row }) => row)
  const close = async () => {
    await reload()
    const message = book ? booksWording.saved : booksWording.added
    showToast({ message, extraParams: { testId: 'book-saved' } })
    // What was typed stays in the fields until it has faded.
    await dialog.current?.close()
  }
  return (
    <TitledDialog
      ref={dialog}
      closeLabel={booksWording.close}
      onClosed={onClosed}
      title={book ? booksWording.editTitle(book.title) : booksWording.addTitle}
      size="medium"
    >
      <ChangeForm
        operation={SaveBook}
        schema={bookSchema(numbers, coverId !== null)}
        variables={(values) => ({ input: bookInput(values, numbers, book?.id) })}
        className="flex flex-col gap-5"
        onDone={close}
      >
        <Field
          label={wording.title}
          name="title"
          defaultValue={book?.title ?? ''}
          autoComplete="off"
          data-autofocus=""
        />
        <Field label={wording.subtitle} name="subtitle" defaultValue={book?.subtitle ?? ''} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={wording.publisher} name="publisher" defaultValue={book?.publisher ?? ''} />
          <Field
            label={wording.publishedOn}
            hint={wording.publishedOnHint}
            name="publishedOn"
            defaultValue={book?.publishedOn ?? ''}
            autoComplete="off"
          />
        </div>
        <TextArea
          label={wording.description}
          hint={wording.descriptionHint}
          name="description"
          defaultValue={book?.description ?? ''}
          counter={{ max: MAX_BOOK_DESCRIPTION, label: wording.counter }}
        />
        <CoverFields book={book} coverId={coverId} onCover={setCoverId} />
        <div ref={area} className="flex flex-col gap-5">
          {rows.map(({ row, edition }, i) => (
            <EditionFields key={row} row={row} place={i + 1} edition={edition} onRemove={() => remove(row)} />
          ))}
          {rows.length < MAX_EDITIONS && (
            <div>
              <Button onClick={add}>{wording.addEdition}</Button>
            </div>
          )}
        </div>
        <HiddenField name="rows" value={numbers.join()} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <UnsavedNote>{booksWording.unsaved.note}</UnsavedNote>
          <Button onClick={() => dialog.current?.leave()}>{booksWording.cancel}</Button>
          <SubmitButton pendingText={booksWording.saving}>{booksWording.save}</SubmitButton>
        </div>
        <UnsavedGuard wording={booksWording.unsaved} dialog={dialog} />
      </ChangeForm>
    </TitledDialog>
  )
}
