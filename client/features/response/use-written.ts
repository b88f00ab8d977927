import { useRef, useState } from 'react'
import { responseWording as wording } from '../../../schema/wording/responses'
import { localRefusal, type Refusal } from '../settings/use-change'
import type { FieldHandle } from './ResponseField'

/** The field of a response, what it says when it is sent, and why it can't be sent yet. */
export function useWritten() {
  const field = useRef<FieldHandle>(null)
  const [waiting, setWaiting] = useState<Refusal>()
  const read = () => {
    const isUploading = field.current?.isUploading() === true
    setWaiting(isUploading ? localRefusal(wording.uploading, 'text') : undefined)
    return isUploading ? undefined : field.current?.read()
  }
  return { field, waiting, read }
}
