import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { previewWording } from '../../../../schema/wording/preview'
import { publishWording } from '../../../../schema/wording/publish'
import { Button } from '../../../ui/Button'
import { preload } from '../../../ui/lazy'
import { Strokes } from '../../../ui/Strokes'
import { previewDialog } from './parts'
import type { HeaderPlaces } from './WriterHeader'

const EYE =
  'M2 10s3-5.500 8-5.500 8 5.500 8 5.500-3 5.500-8 5.500S2 10 2 10zM10 7.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5z'

interface Props {
  places: HeaderPlaces
  state: ReactNode
  standing: ReactNode
  /** What can be done besides publishing. */
  children: ReactNode
  isPublished: boolean
  /** Whether the story can be published now. */
  isReady: boolean
  onPreview: () => void
  onPublish: () => void
}

/** Fills the header: whether the story is saved, where it stands, and what can be done with it. */
export function WriterBar(props: Props) {
  const { places, state, standing, children, isPublished, isReady, onPreview, onPublish } = props
  const nearPreview = () => void preload(previewDialog)
  return (
    <>
      {places.state &&
        createPortal(
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {standing}
            {state}
          </div>,
          places.state,
        )}
      {places.tools &&
        createPortal(
          <>
            <Button
              look="plain"
              size="small"
              data-steps-back=""
              aria-label={previewWording.open}
              aria-haspopup="dialog"
              className="min-w-11 sm:px-2"
              onPointerEnter={nearPreview}
              onFocus={nearPreview}
              onClick={onPreview}
            >
              <Strokes d={EYE} />
              <span className="max-sm:hidden">{previewWording.open}</span>
            </Button>
            {children}
            <Button look="main" size="small" disabled={!isReady} onClick={onPublish}>
              {isPublished ? publishWording.publishChanges : publishWording.publish}
            </Button>
          </>,
          places.tools,
        )}
    </>
  )
}
