import { useId, useState } from 'react'
import { imageUrl } from '../../../../schema/rules/images'
import { fileBlockWording as wording } from '../../../../schema/wording/file-block'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { uploadPicture } from '../../picture/upload-picture'
import { choosePictures } from '../pictures/files'

interface Props {
  imageId: string | null
  onChange: (imageId: string) => void
}

/** What a film shows before it plays. */
export function PosterField({ imageId, onChange }: Props) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const choose = async () => {
    const [file] = await choosePictures()
    if (!file) return
    setSending(true)
    setProblem('')
    const stored = await uploadPicture(file)
    setSending(false)
    if ('imageId' in stored) onChange(stored.imageId)
    else setProblem(stored.message)
  }
  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="text-14 font-medium">{wording.picture}</legend>
      {imageId !== null && (
        <img
          src={imageUrl(imageId, { strategy: 'resample', width: 320 })}
          alt=""
          className="max-h-40 max-w-full object-contain"
        />
      )}
      <ErrorText id={problemId}>{problem}</ErrorText>
      <Button disabled={isSending} onClick={() => void choose()}>
        {isSending ? wording.uploading : wording.choosePicture}
      </Button>
    </fieldset>
  )
}
