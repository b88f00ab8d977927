import { imageUrl } from '../../../../schema/rules/images'
import type { PreviewPicture } from '../../../../schema/story/preview-pictures'
import { publishWording } from '../../../../schema/wording/publish'
import '../../../styles/chosen-pictures.css'

const wording = publishWording.fields

interface Props {
  pictures: readonly PreviewPicture[]
  /** The one that lists show now. */
  chosen: string | null
  onChoose?: ((imageId: string) => void) | undefined
}

/** Which picture of a story lists show; nothing while there is no choice. */
export function PreviewChoice({ pictures, chosen, onChoose }: Props) {
  if (pictures.length < 2) return null
  const current = pictures.some(({ imageId }) => imageId === chosen) ? chosen : pictures[0]?.imageId
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">{wording.previewImage}</legend>
      <div className="flex gap-3 overflow-x-auto p-1">
        {pictures.map(({ imageId, alt }, index) => (
          <label key={imageId} className="preview-choice shrink-0 cursor-pointer">
            <input
              type="radio"
              name="previewImageId"
              value={imageId}
              defaultChecked={imageId === current}
              onChange={() => onChoose?.(imageId)}
              className="sr-only"
            />
            <img
              src={imageUrl(imageId, { strategy: 'resample', width: 320 })}
              alt={alt || wording.previewNumber(index + 1)}
              width={112}
              height={76}
              loading="lazy"
              className="h-19 w-28 rounded-input object-cover"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
