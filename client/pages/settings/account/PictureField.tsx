import { type ChangeEvent, useId, useRef, useState } from 'react'
import { IMAGE_TYPES } from '../../../../schema/rules/images/limits'
import { settingsWording } from '../../../../schema/wording/settings'
import { Button } from '../../../features/settings/buttons'
import { RefusalText } from '../../../features/settings/SignInAgain'
import type { Refusal } from '../../../features/settings/use-change'
import { Avatar } from '../../../ui/Avatar'
import { uploadPicture } from './upload-picture'

const wording = settingsWording.account.profile

interface Props {
  name: string
  imageId: string | null
  onPicture: (imageId: string | null) => void
  /** What the worker said of it. */
  refusal: Refusal | undefined
}

/** A person's picture: chosen, seen before it is kept, and taken away. */
export function PictureField({ name, imageId, onPicture, refusal }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<Refusal>()
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const [file] = field.files ?? []
    if (!file) return
    setFailure(undefined)
    setUploading(true)
    setStatus(wording.uploading)
    const outcome = await uploadPicture(file)
    // The same file can be chosen once more.
    field.value = ''
    setUploading(false)
    setStatus('imageId' in outcome ? wording.uploaded : '')
    if ('imageId' in outcome) onPicture(outcome.imageId)
    else setFailure(outcome.refusal)
  }
  const remove = () => {
    setFailure(undefined)
    setStatus(wording.removed)
    onPicture(null)
    input.current?.focus()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {imageId ? (
        <Avatar imageId={imageId} size="XL" alt={wording.pictureAlt(name)} />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-20 shrink-0 items-center justify-center rounded-full bg-accent-wash font-serif text-32 text-accent"
        >
          {[...name.trim()][0]?.toUpperCase()}
        </span>
      )}
      <div className="min-w-[180px] flex-1">
        <div className="flex flex-wrap gap-2">
          <label
            className={`inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-5 text-14 font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isUploading ? 'opacity-50' : ''}`}
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
          {imageId && !isUploading && <Button onClick={remove}>{wording.remove}</Button>}
        </div>
        <p id={`${id}-hint`} className="mt-2 text-13 text-ink-soft text-pretty">
          {wording.pictureHint}
        </p>
        <RefusalText id={`${id}-error`} refusal={failure ?? refusal} />
        <p role="status" className="text-13 text-ink-soft empty:hidden">
          {status}
        </p>
      </div>
    </div>
  )
}
