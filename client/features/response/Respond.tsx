import { respondButtonWording as wording } from '../../../schema/wording/respond-button'
import { useLink } from '../../lib/use-link'
import { useOpener } from '../../ui/use-opener'
import { responsesPanel } from './lazy'
import { RespondFace } from './RespondFace'

interface Props {
  post: { id: string; responsesCount: number; firstPublishedAt: number | null }
}

/**
 * The button that opens the responses beside a story. Without script it leads to their page. Rule:
 * docs/rules/responses.md, "Reading".
 */
export function Respond({ post: { id, responsesCount, firstPublishedAt } }: Props) {
  const page = useLink()('ShowPostResponses', { postId: id })
  const { Popup, isOpen, close, props } = useOpener<
    HTMLAnchorElement,
    Awaited<ReturnType<typeof responsesPanel>>
  >(responsesPanel, { opens: 'panel' })
  if (firstPublishedAt === null) return null
  return (
    <>
      <a
        href={page}
        aria-label={wording.label(responsesCount)}
        data-action="respond"
        {...props}
        className="flex h-11 items-center gap-2 hover:text-ink"
      >
        <RespondFace count={responsesCount} />
      </a>
      {Popup && isOpen && <Popup id={id} page={page} onClosed={close} />}
    </>
  )
}
