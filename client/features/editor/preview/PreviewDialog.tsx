import { type MouseEvent, useCallback, useId, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import type { DraftDocument } from '../../../../schema/story/draft'
import { editorWording } from '../../../../schema/wording/editor'
import { previewWording as wording } from '../../../../schema/wording/preview'
import { DialogPopup } from '../../../ui/dialog/DialogPopup'
import { StoryText } from '../../post/body/StoryText'
import { StoryTitle } from '../../post/StoryTitle'
import { PreviewWindow } from './PreviewWindow'
import { previewed } from './previewed'
import '../../../styles/preview.css'

/** The windows in which a story is shown: how wide they are, in pixels. */
const KINDS = { phone: 390, wide: 1280, mail: 640 } as const
type Kind = keyof typeof KINDS

/** What the dialog has above the window, and around it. */
const ABOVE = 208
const LEAST = 320

/** Links are shown and lead nowhere: whoever writes stays with the story. */
function stay(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** A story as its readers will see it. */
function Previewed({ story, language }: { story: DraftDocument; language: string }) {
  const { title, subtitle, body } = story
  return (
    <div lang={language} onClickCapture={stay} className="min-h-dvh bg-paper text-ink">
      <article className="mx-auto max-w-inset px-6 pt-10 pb-24 sm:pt-14">
        <StoryTitle title={title || editorWording.untitled} subtitle={subtitle} isHeading />
        <div className="mt-8">
          <StoryText body={previewed(body)} />
        </div>
      </article>
    </div>
  )
}

interface Props {
  /** Absent as long as the server doesn't have the story, and so can't make its mail. */
  postId: string | undefined
  readStory: () => DraftDocument
  language: string
  onClosed: () => void
}

/** Shows a story as readers will see it: on a phone, on a wide window, in a mail. Rule: docs/rules/editor.md, "Preview". */
export function PreviewDialog({ postId, readStory, language, onClosed }: Props) {
  const id = useId()
  const [story] = useState(readStory)
  const [kind, setKind] = useState<Kind>(window.innerWidth < 728 ? 'phone' : 'wide')
  const [room, setRoom] = useState({ width: 0, height: 0 })
  // The dialog's content comes when it has begun to open.
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const look = () =>
      setRoom({ width: box.clientWidth, height: Math.max(window.innerHeight - ABOVE, LEAST) })
    look()
    const watch = new ResizeObserver(look)
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  const isMail = kind === 'mail'
  const width = KINDS[kind]
  const scale = Math.min(1, (room.width - 2) / width)
  return (
    <DialogPopup
      labelledBy={id}
      closeLabel={wording.close}
      onClosed={onClosed}
      width="md:max-w-[min(calc(100%-32px),1344px)]"
      shape="full"
    >
      <div className="px-4 pt-4 pb-6 sm:px-8">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pe-10">
          <h2 id={id} className="font-serif text-20 font-semibold">
            {wording.title}
          </h2>
          <fieldset className="flex gap-1">
            <legend className="sr-only">{wording.choose}</legend>
            {(Object.keys(KINDS) as Kind[]).map((name) => (
              <label
                key={name}
                className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-14 text-ink-soft has-checked:bg-accent-wash has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
              >
                <input
                  type="radio"
                  name={`${id}-kind`}
                  className="sr-only"
                  checked={kind === name}
                  onChange={() => setKind(name)}
                />
                {wording.kinds[name]}
              </label>
            ))}
          </fieldset>
        </div>
        <p className="mb-3 text-13 text-ink-soft">{wording.hints[kind]}</p>
        <div ref={measure}>
          {isMail && postId === undefined && (
            <p role="status" className="py-10 text-16 text-ink-soft">
              {wording.noMail}
            </p>
          )}
          {room.width > 0 && (!isMail || postId !== undefined) && (
            <PreviewWindow
              key={kind}
              title={wording.frame(wording.kinds[kind])}
              width={width}
              height={room.height / scale}
              scale={scale}
              src={
                isMail && postId !== undefined
                  ? linkTo('ProofMail', { postId }, { query: { title: story.title } })
                  : undefined
              }
            >
              <Previewed story={story} language={language} />
            </PreviewWindow>
          )}
        </div>
      </div>
    </DialogPopup>
  )
}
