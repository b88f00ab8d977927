import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { Strokes } from '../../../ui/Strokes'
import { DOTS } from '../../arrange/Grip'
import { moveSpan } from '../commands/move'
import type { StoryView } from '../view/use-story-view'
import { indexOfElement, paragraphElement } from './places'
import { useBlockDrag } from './use-block-drag'
import '../../../styles/editor-handle.css'

const wording = editorWording.handle

/**
 * The handle beside the paragraph that a mouse is over, or that holds the cursor: it is dragged, or moved by the arrows
 * while the handle has the focus. Rule: docs/rules/editor.md, "Moving".
 */
export function BlockHandle({ story: { view, state } }: { story: StoryView }) {
  const handle = useRef<HTMLButtonElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<number>()
  const [isHeld, setHeld] = useState(false)
  const [said, setSaid] = useState('')
  const { dropY, dragged, listeners } = useBlockDrag(view)
  const { childCount } = state.doc
  const current = Math.min(state.selection.$from.index(0), childCount - 1)
  const index = Math.min(dragged ?? (isHeld ? current : (hovered ?? current)), childCount - 1)
  useEffect(() => {
    const box = view.dom.parentElement?.parentElement
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      if (handle.current?.contains(target)) return
      setHovered(indexOfElement(view, target))
    }
    const left = () => setHovered(undefined)
    box?.addEventListener('pointerover', over)
    box?.addEventListener('pointerleave', left)
    return () => {
      box?.removeEventListener('pointerover', over)
      box?.removeEventListener('pointerleave', left)
    }
  }, [view])
  // What is typed moves no paragraph sideways, and the place is looked up only where it may have changed.
  const shape = `${index} ${childCount} ${hovered} ${isHeld} ${state.doc.child(index).type.name}`
  useLayoutEffect(() => {
    const element = paragraphElement(view, index)
    const parent = handle.current?.offsetParent
    if (!element || !parent || !handle.current) return
    const { top } = element.getBoundingClientRect()
    handle.current.style.top = `${top - parent.getBoundingClientRect().top}px`
  }, [view, index, shape])
  useLayoutEffect(() => {
    const parent = line.current?.offsetParent
    if (parent && line.current && dropY !== undefined)
      line.current.style.top = `${dropY - parent.getBoundingClientRect().top - 1}px`
  }, [dropY])
  const pressed = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by === undefined) return
    event.preventDefault()
    if (moveSpan([index, index + 1], by)(view.state, view.dispatch)) {
      const at = view.state.selection.$from.index(0)
      setSaid(wording.moved(at + 1, childCount))
    }
  }
  return (
    <>
      <button
        ref={handle}
        type="button"
        aria-label={wording.label}
        title={wording.label}
        className="block-handle"
        data-shown={hovered !== undefined || dragged !== undefined || undefined}
        onFocus={() => setHeld(true)}
        onBlur={() => {
          setHeld(false)
          setSaid('')
        }}
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={pressed}
        {...listeners(index)}
      >
        <Strokes d={DOTS} strokeWidth={2.5} />
      </button>
      {dropY !== undefined && <div ref={line} className="block-drop" />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
