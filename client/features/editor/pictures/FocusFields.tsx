import type { PointerEvent } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { Field } from '../../../ui/form/Field'
import '../../../styles/chosen-pictures.css'

const wording = editorWording.picture

/** A place in a picture, in percent from the left and from the top. */
interface Focus {
  x: number
  y: number
}

interface Props {
  src: string
  focus: Focus
  onFocus: (focus: Focus) => void
  className?: string
}

/** What has to stay in view of a picture when it is cropped: a press on it, or two numbers. */
export function FocusFields({ src, focus, onFocus, className = '' }: Props) {
  const point = (event: PointerEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const percent = (part: number, whole: number) =>
      Math.min(Math.max(Math.round((part / whole) * 100), 0), 100)
    onFocus({ x: percent(event.clientX - left, width), y: percent(event.clientY - top, height) })
  }
  return (
    <>
      <div className={`focus-point ${className}`}>
        <img src={src} alt="" onPointerDown={point} />
        <span aria-hidden="true" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <p className="text-13 text-ink-soft text-pretty">{wording.focusHint}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          type="number"
          label={wording.focusX}
          name="focusX"
          value={focus.x}
          min={0}
          max={100}
          onChange={(event) => onFocus({ ...focus, x: event.currentTarget.valueAsNumber || 0 })}
        />
        <Field
          type="number"
          label={wording.focusY}
          name="focusY"
          value={focus.y}
          min={0}
          max={100}
          onChange={(event) => onFocus({ ...focus, y: event.currentTarget.valueAsNumber || 0 })}
        />
      </div>
    </>
  )
}
