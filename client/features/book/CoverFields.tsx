import { booksWording } from '../../../schema/wording/books'
import { Field } from '../../ui/form/Field'
import { HiddenField } from '../../ui/form/HiddenField'
import { PictureField } from '../picture/PictureField'
import { BookCover } from './BookCover'
import type { BookItemFragment } from './book-item.generated'

interface Props {
  book: BookItemFragment | undefined
  coverId: string | null
  onCover: (coverId: string | null) => void
}

/** A book's cover, and what is on it for those who can't see it. */
export function CoverFields({ book, coverId, onCover }: Props) {
  const stored = book?.coverId ?? null
  return (
    <>
      <PictureField
        name="coverId"
        imageId={coverId}
        isSaved={coverId === stored}
        onPicture={onCover}
        wording={booksWording.cover}
      >
        {coverId !== null && (
          <div className="w-20 shrink-0">
            <BookCover bookId={book?.id ?? ''} coverId={coverId} alt="" />
          </div>
        )}
      </PictureField>
      <HiddenField name="coverId" value={coverId ?? ''} />
      {coverId !== null && (
        <Field
          label={booksWording.fields.coverAlt}
          hint={booksWording.fields.coverAltHint}
          name="coverAlt"
          defaultValue={book?.coverAlt ?? ''}
        />
      )}
    </>
  )
}
