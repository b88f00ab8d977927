import { respondButtonWording as wording } from '../../../schema/wording/respond-button'
import { useLink } from '../../lib/use-link'
import { useOpener } from '../../ui/use-opener'
import { responsesPanel } from './lazy'
import { RespondFace } from './RespondFace'

interface Props {
  list: { id: string; slugId: string; responsesCount: number; creator: { username: string } }
}

/**
 * The button that opens the responses beside a list. Without script it leads to their page. Rule:
 * docs/rules/responses.md, "Reading".
 */
export function RespondToList({ list: { id, slugId, responsesCount, creator } }: Props) {
  const page = useLink()('ShowUserListResponses', { username: creator.username, catalogSlugId: slugId })
  const { Popup, isOpen, close, props } = useOpener<
    HTMLAnchorElement,
    Awaited<ReturnType<typeof responsesPanel>>
  >(responsesPanel, { opens: 'panel' })
  return (
    <>
      <a
        href={page}
        aria-label={wording.label(responsesCount)}
        data-action="respond"
        {...props}
        className="flex h-11 items-center gap-2 text-14 text-ink-soft hover:text-ink"
      >
        <RespondFace count={responsesCount} />
      </a>
      {Popup && isOpen && <Popup kind="catalog" id={id} page={page} onClosed={close} />}
    </>
  )
}
