import { createPortal } from 'react-dom'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { ProgressBar } from '../../../ui/ProgressBar'
import { FilePreview } from './FilePreview'
import { isPicture } from './files'
import type { Upload } from './use-uploads'

const wording = editorWording.upload

interface Props {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onRemove: (upload: Upload) => void
}

/** The pictures and files that are being uploaded, each at its place in the text. */
export function Uploads({ uploads, onRetry, onRemove }: Props) {
  return uploads.map((upload) => {
    const { id, element, share, failure, file } = upload
    const box = (
      <div className="upload" contentEditable={false}>
        {isPicture(file) && <FilePreview file={file} />}
        {failure === '' ? (
          <div className="flex items-end gap-3">
            <div className="grow">
              <ProgressBar label={wording.uploading(file.name)} value={share} />
            </div>
            <Button size="small" onClick={() => onRemove(upload)}>
              {wording.cancel}
            </Button>
          </div>
        ) : (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
            <p className="text-danger text-pretty">{failure}</p>
            <Button size="small" onClick={() => onRetry(upload)}>
              {wording.retry}
            </Button>
            <Button size="small" look="danger" onClick={() => onRemove(upload)}>
              {wording.remove}
            </Button>
          </div>
        )}
      </div>
    )
    return createPortal(box, element, id)
  })
}
