import { respondButtonWording as wording } from '../../../schema/wording/respond-button'
import { useOpener } from '../../ui/use-opener'
import { responsesPanel } from './part'
import { RespondFace } from './RespondFace'

interface Props {
  list: { id: string; responsesCount: number }
}

/** The button that opens the responses beside a list. Rule: docs/rules/responses.md, "Reading". */
export function RespondToList({ list: { id, responsesCount } }: Props) {
  const { Popup, isOpen, close, props } = useOpener<
    HTMLButtonElement,
    Awaited<ReturnType<typeof responsesPanel>>
  >(responsesPanel, { opens: 'dialog' })
  return (
    <>
      <button
        type="button"
        aria-label={wording.label(responsesCount)}
        data-action="respond"
        {...props}
        className="flex h-11 items-center gap-2 text-14 text-ink-soft hover:text-ink [@media(scripting:none)]:hidden"
      >
        <RespondFace count={responsesCount} />
      </button>
      {Popup && isOpen && <Popup kind="catalog" id={id} onClosed={close} />}
    </>
  )
}
