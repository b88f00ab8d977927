import { storyPageWording } from '../../../schema/wording/story-page'
import { lookPopover } from '../../features/look/lazy'
import { useOpener } from '../../ui/use-opener'
import { Reactions } from './Reactions'
import { ShareButton } from './ShareButton'
import type { StoryPost } from './story-post'

const BUTTON = 'h-11 rounded-input px-2 hover:text-ink [@media(scripting:none)]:hidden'

/** The button that opens the reader's choices of type and theme. */
function LookButton() {
  const { Popup, isOpen, close, element, props } = useOpener<
    HTMLButtonElement,
    Awaited<ReturnType<typeof lookPopover>>
  >(lookPopover, { opens: 'dialog' })
  return (
    <>
      <button
        type="button"
        aria-label={storyPageWording.look}
        {...props}
        className={`${BUTTON} ms-auto font-serif text-16`}
      >
        {storyPageWording.lookSign}
      </button>
      {Popup && <Popup isOpen={isOpen} close={close} opener={element} />}
    </>
  )
}

/**
 * Readers' reactions to a story, how they want to see it, and the share button. Unavailable features aren't shown.
 */
export function StoryActions({ post }: { post: StoryPost }) {
  return (
    <div
      className="mt-8 flex min-h-[53px] flex-wrap items-center gap-2 border-t border-b border-line text-14 whitespace-nowrap text-ink-soft sm:gap-4"
      data-no-print
    >
      <Reactions post={post} />
      <LookButton />
      <ShareButton post={post} className={`${BUTTON} -me-2`} />
    </div>
  )
}
