import { responseWording as wording } from '../../../schema/wording/responses'
import { useLink } from '../../lib/use-link'
import { Strokes } from '../../ui/Strokes'
import { useOpener } from '../../ui/use-opener'
import { responsesPanel } from './part'

/** A speech bubble, on a grid of 20. */
const BUBBLE =
  'M3 10.500c0-3.600 3.100-6.500 7-6.500s7 2.900 7 6.500-3.100 6.500-7 6.500c-1 0-2-.2-2.900-.6L3.500 17l.9-3.100a6 6 0 0 1-1.400-3.400z'

interface Props {
  post: { id: string; responsesCount: number; firstPublishedAt: number | null }
}

/**
 * The button that opens the responses beside a story. Without script it leads to their page. Rule:
 * docs/rules/responses.md, "Reading".
 */
export function Respond({ post: { id, responsesCount, firstPublishedAt } }: Props) {
  const link = useLink()
  const { Popup, isOpen, close, props } = useOpener<
    HTMLAnchorElement,
    Awaited<ReturnType<typeof responsesPanel>>
  >(responsesPanel, { opens: 'dialog' })
  if (firstPublishedAt === null) return null
  return (
    <>
      <a
        href={link('ShowPostResponses', { postId: id })}
        aria-label={wording.buttonLabel(responsesCount)}
        data-action="respond"
        {...props}
        className="flex h-11 items-center gap-2 hover:text-ink"
      >
        <Strokes d={BUBBLE} className="shrink-0" strokeWidth={1.5} />
        {wording.button(responsesCount)}
      </a>
      {Popup && isOpen && <Popup id={id} onClosed={close} />}
    </>
  )
}
