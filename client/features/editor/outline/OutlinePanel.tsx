import { TextSelection } from 'prosemirror-state'
import { useEffect, useRef } from 'react'
import { outlineWording as wording } from '../../../../schema/wording/outline'
import { IconButton } from '../../../ui/IconButton'
import type { StoryView } from '../view/use-story-view'

const INDENTS: Readonly<Record<string, string>> = { H2: 'ps-3', H3: 'ps-7', H4: 'ps-11' }

interface Heading {
  key: string
  text: string
  level: string
  pos: number
}

/** The headings of a text, with where they stand. */
function headingsOf({ state }: StoryView): Heading[] {
  const headings: Heading[] = []
  state.doc.forEach(({ type, attrs, textContent }, pos) => {
    if (type.name in INDENTS)
      headings.push({ key: attrs.name ?? String(pos), text: textContent, level: type.name, pos })
  })
  return headings
}

/** The headings of a text as a list that leads to them. Rule: docs/rules/editor.md, "Outline". */
export function OutlinePanel({ story, onClosed }: { story: StoryView; onClosed: () => void }) {
  const { view, state } = story
  const panel = useRef<HTMLElement>(null)
  const headings = headingsOf(story)
  const here = headings.findLast(({ pos }) => pos <= state.selection.from)?.key
  useEffect(() => panel.current?.querySelector('button')?.focus(), [])
  const close = () => {
    onClosed()
    view.focus()
  }
  const jump = (pos: number) => {
    const { doc, tr } = view.state
    view.focus()
    const end = pos + (doc.nodeAt(pos)?.nodeSize ?? 2) - 1
    view.dispatch(tr.setSelection(TextSelection.create(doc, end)))
    const element = view.nodeDOM(pos)
    // Below the header, which covers the top of the window.
    if (element instanceof HTMLElement)
      window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight / 4)
  }
  return (
    <nav
      ref={panel}
      aria-label={wording.label}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="fixed end-0 z-10 overflow-y-auto border-line bg-paper p-4 max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[45dvh] max-md:border-t md:top-[57px] md:bottom-0 md:w-64 md:border-s"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-14 font-semibold">{wording.label}</h2>
        <IconButton icon="close" label={wording.close} className="-me-2" onClick={close} />
      </div>
      {headings.length === 0 ? (
        <p className="mt-2 text-14 text-ink-soft text-pretty">{wording.none}</p>
      ) : (
        <ol className="mt-2">
          {headings.map(({ key, text, level, pos }) => (
            <li key={key}>
              <button
                type="button"
                dir="auto"
                aria-current={key === here ? 'true' : undefined}
                onClick={() => jump(pos)}
                className={`min-h-9 w-full border-s-2 border-line py-1.5 pe-2 text-start text-14 text-ink-soft hover:text-ink aria-current:border-accent aria-current:text-ink pointer-coarse:min-h-11 ${INDENTS[level]}`}
              >
                {text || wording.empty}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
