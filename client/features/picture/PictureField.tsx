import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { IMAGE_TYPES } from '../../../schema/rules/images/limits'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/button-look'
import { ErrorText } from '../../ui/form/ErrorText'
import { useForm } from '../../ui/form/form-context'
import { uploadPicture } from './upload-picture'

interface Props {
  /** The name of its field in the form. */
  name: string
  imageId: string | null
  /** Whether it is the one that is stored. */
  isSaved: boolean
  onPicture: (imageId: string | null) => void
  wording: Readonly<
    Record<'choose' | 'replace' | 'remove' | 'pictureHint' | 'uploading' | 'uploaded' | 'removed', string>
  >
  /** The present picture. */
  children: ReactNode
}

/** A picture: chosen, previewed before saving, and removed. */
export function PictureField({ name, imageId, isSaved, onPicture, wording, children }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { errors } = useForm()
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const [file] = field.files ?? []
    if (!file) return
    setFailure(undefined)
    setUploading(true)
    const outcome = await uploadPicture(file)
    // Allows choosing the same file again.
    field.value = ''
    setUploading(false)
    if ('imageId' in outcome) onPicture(outcome.imageId)
    else setFailure(outcome.message)
  }
  const remove = () => {
    setFailure(undefined)
    onPicture(null)
    input.current?.focus()
  }
  const status = isUploading ? wording.uploading : isSaved ? '' : imageId ? wording.uploaded : wording.removed
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {children}
      <div className="min-w-[180px] flex-1">
        <div className="flex flex-wrap gap-2">
          <label
            className={`${buttonClass({ look: 'quiet' })} max-w-full cursor-pointer text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isUploading ? 'opacity-50' : ''}`}
          >
            {imageId ? wording.replace : wording.choose}
            <input
              ref={input}
              type="file"
              accept={IMAGE_TYPES.join(',')}
              disabled={isUploading}
              onChange={upload}
              aria-describedby={`${id}-hint ${id}-error`}
              className="sr-only"
            />
          </label>
          {imageId && !isUploading && (
            <Button look="danger" onClick={remove}>
              {wording.remove}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="mt-2 text-13 text-ink-soft text-pretty">
          {wording.pictureHint}
        </p>
        <ErrorText id={`${id}-error`}>{failure ?? errors[name]}</ErrorText>
        <p role="status" className="text-13 text-ink-soft empty:hidden">
          {status}
        </p>
      </div>
    </div>
  )
}
