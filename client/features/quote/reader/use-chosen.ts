import { useEffect, useState } from 'react'
import { type ChosenWords, chosenWords, type ShownParagraph } from './story-text'

/** How long a selection rests before its menu appears, in milliseconds. */
const RESTS = 250

/**
 * The words of the story that are selected, however that was done, once the selection rests and no mouse button is
 * pressed; and what forgets them.
 */
export function useChosen(
  paragraphs: readonly ShownParagraph[],
  language: string,
): [ChosenWords | undefined, (chosen: ChosenWords | undefined) => void] {
  const [chosen, setChosen] = useState<ChosenWords>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressed = false
    const read = () => setChosen(chosenWords(paragraphs, language))
    const changed = () => {
      clearTimeout(timer)
      if (document.getSelection()?.isCollapsed) return setChosen(undefined)
      if (!isPressed && paragraphs.length > 0) timer = setTimeout(read, RESTS)
    }
    const pressed = ({ pointerType }: PointerEvent) => {
      isPressed = pointerType === 'mouse'
    }
    const released = () => {
      isPressed = false
      changed()
    }
    changed()
    document.addEventListener('selectionchange', changed)
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('pointerup', released)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', changed)
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('pointerup', released)
    }
  }, [paragraphs, language])
  return [chosen, setChosen]
}
