import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { charactersIn } from '../../../../schema/inputs/text'
import { MAX_RESPONSE } from '../../../../schema/rules/limits'
import type { Deltas } from '../../../../schema/story/delta'
import { deltasBetween } from '../../../../schema/story/deltas-between'
import { EMPTY_DRAFT } from '../../../../schema/story/draft'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { bodyImages, bodyText } from '../../../../schema/story/text'
import { LANGUAGE } from '../../../../schema/wording/language'
import { responseWording as wording } from '../../../../schema/wording/responses'
import { Counter } from '../../../ui/form/Counter'
import { ErrorText } from '../../../ui/form/ErrorText'
import { useForm } from '../../../ui/form/form-context'
import { HiddenField } from '../../../ui/form/HiddenField'
import { BodyEditor, type BodyHandle } from '../../editor/BodyEditor'
import type { Place } from '../../editor/model/places'
import { SMALL_BLOCKS, SMALL_TEXT } from '../../editor/small/small-text'
import { bodyOfText, retyped } from '../typed'
import { openable, written } from './written'
import '../../../styles/response-editor.css'

/** What the field can do with the editor that takes its place. */
export interface EditorHandle {
  /** Takes over what was typed meanwhile. */
  take: (typed: string) => void
  /** Takes the focus, with what is selected of that. */
  enter: (from: Place, to: Place) => void
  read: () => { deltas: Deltas }
  isUploading: () => boolean
}

interface Props {
  /** The text when the editor opens; later ones are ignored. */
  given: StoryBody | string
  label: string
  /** Whether it has taken the place of the plain field. */
  isReady: boolean
  /** Called once, when it can be written in. */
  onReady: () => void
  onChange: (body: StoryBody) => void
  ref?: Ref<EditorHandle>
}

/** Stands for a picture in what the form checks. */
const PICTURE = '\ufffc'

/** The small version of the story's editor, in which responses are written. Rule: docs/rules/responses.md, "Writing". */
export function ResponseEditor({ given, label, isReady, onReady, onChange, ref }: Props) {
  const id = useId()
  const text = useRef<BodyHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const [opened] = useState(() => openable(given))
  const [body, setBody] = useState(() => written(opened))
  const error = useForm().errors.text
  const ready = useRef(onReady)
  // The text is mounted by an effect of its own, which comes before this one.
  useEffect(() => ready.current(), [])
  useEffect(() => {
    const element = box.current?.querySelector('[role=textbox]')
    element?.setAttribute('aria-describedby', `${id}-error ${id}-count`)
    element?.setAttribute('aria-invalid', String(Boolean(error)))
  }, [id, error])
  const read = () => written(text.current?.read() ?? opened)
  useImperativeHandle(ref, () => ({
    take: (typed) => {
      text.current?.replace(typeof given === 'string' ? bodyOfText(typed) : retyped(opened, typed))
      setBody(read())
    },
    enter: (from, to) => text.current?.enter(from, to),
    read: () => ({ deltas: deltasBetween(EMPTY_DRAFT, { ...EMPTY_DRAFT, body: read() }) }),
    isUploading: () => text.current?.isUploading() === true,
  }))
  const words = bodyText(body)
  return (
    <div>
      <p aria-hidden="true" className="mb-2 text-14 font-medium">
        {label}
      </p>
      <div ref={box} className="story-editor" data-small="response">
        <BodyEditor
          ref={text}
          body={opened}
          language={LANGUAGE}
          label={label}
          hint={wording.placeholder}
          blocks={SMALL_BLOCKS}
          small={SMALL_TEXT}
          onChange={(next) => {
            const now = written(next)
            setBody(now)
            onChange(now)
          }}
        />
      </div>
      {isReady && <HiddenField name="text" value={words || (bodyImages(body) > 0 ? PICTURE : '')} />}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      <div className="flex justify-end text-13 text-ink-soft">
        <Counter id={`${id}-count`} length={charactersIn(words)} max={MAX_RESPONSE} label={wording.counter} />
      </div>
    </div>
  )
}
