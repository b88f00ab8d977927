import { publicationFormWording } from '../../../schema/wording/collection-form'
import { Avatar } from '../../ui/Avatar'
import { HiddenField } from '../../ui/form/HiddenField'
import { PictureField } from '../picture/PictureField'
import { Drawing } from './Drawing'

const { pictures } = publicationFormWording

interface Props {
  name: 'avatarId' | 'logoId' | 'drawingId' | 'faviconId'
  imageId: string | null
  /** The one that is stored. */
  savedId: string | null
  onPicture: (imageId: string | null) => void
  /** The publication's name, whose first letter stands for a missing avatar. */
  publicationName: string
}

/** One of a publication's pictures. */
export function PictureChoice({ name, imageId, savedId, onPicture, publicationName }: Props) {
  const { legend, hint } = pictures[name]
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">{legend}</legend>
      <PictureField
        name={name}
        imageId={imageId}
        isSaved={imageId === savedId}
        onPicture={onPicture}
        wording={{ ...pictures.choice, pictureHint: hint }}
      >
        {name !== 'drawingId' ? (
          <Avatar imageId={imageId} name={publicationName} size="XL" square />
        ) : imageId ? (
          <Drawing
            imageId={imageId}
            sizes="(min-width: 728px) 680px, 100vw"
            className="h-auto rounded-input"
          />
        ) : null}
      </PictureField>
      <HiddenField name={name} value={imageId ?? ''} />
    </fieldset>
  )
}
