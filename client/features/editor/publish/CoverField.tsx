import { useState } from 'react'
import { imageUrl } from '../../../../schema/rules/images'
import { MAX_ALT } from '../../../../schema/rules/limits'
import type { Cover } from '../../../../schema/story/with-cover'
import { publishWording } from '../../../../schema/wording/publish'
import { Field } from '../../../ui/form/Field'
import { HiddenField } from '../../../ui/form/HiddenField'
import { FocusFields } from '../pictures/FocusFields'
import { PreviewChoice } from './PreviewChoice'

const wording = publishWording.fields

interface Props {
  covers: readonly Cover[]
  /** The one that lists show now. */
  chosen: string | null
  /** Called whenever what lists will show changes. */
  onCover?: ((cover: Cover) => void) | undefined
}

/** Which picture of a story lists show, what is kept in view of it, and its description; nothing without pictures. */
export function CoverField({ covers, chosen, onCover }: Props) {
  const [edited, setEdited] = useState<ReadonlyMap<string, Cover>>(
    () => new Map(covers.map((cover) => [cover.imageId, cover])),
  )
  const [imageId, setImageId] = useState(() => (chosen && edited.has(chosen) ? chosen : covers[0]?.imageId))
  const cover = imageId === undefined ? undefined : edited.get(imageId)
  if (!cover) return null
  const change = (part: Partial<Cover>) => {
    const next = { ...cover, ...part }
    setEdited(new Map(edited).set(next.imageId, next))
    onCover?.(next)
  }
  const choose = (id: string) => {
    setImageId(id)
    const next = edited.get(id)
    if (next) onCover?.(next)
  }
  return (
    <div>
      <PreviewChoice pictures={covers} chosen={chosen} onChoose={choose} />
      {covers.length === 1 && <HiddenField name="previewImageId" value={cover.imageId} />}
      <div className="mt-4 flex flex-col gap-3">
        <FocusFields
          src={imageUrl(cover.imageId, { strategy: 'resample', width: 680 })}
          focus={{ x: cover.focusX, y: cover.focusY }}
          onFocus={({ x: focusX, y: focusY }) => change({ focusX, focusY })}
          className="w-fit max-w-full"
        />
        <Field
          key={cover.imageId}
          label={wording.coverAlt}
          hint={wording.coverAltHint}
          name="coverAlt"
          value={cover.alt}
          maxLength={MAX_ALT}
          autoComplete="off"
          onChange={(event) => change({ alt: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}
