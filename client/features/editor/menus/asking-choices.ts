import { editorWording } from '../../../../schema/wording/editor'
import type { Choice } from './choices'

/** What is asked for in a dialog before it is inserted. */
export type Asked = 'embed' | 'button'

const LOOKS = {
  embed: { group: 'media', icon: 'M3.500 4.500h13v11h-13zM8.500 7.500v5l4-2.500z' },
  button: { group: 'more', icon: 'M3 7h14v6H3zM7 10h6' },
} as const satisfies Record<Asked, Pick<Choice, 'group' | 'icon'>>

/** The slash menu's way to a frame, a card or a button. */
export const askingChoices = (onAsk: (asked: Asked) => void): Choice[] =>
  (['embed', 'button'] as const).map((id) => ({
    id,
    ...editorWording[id].choice,
    ...LOOKS[id],
    command: () => {
      onAsk(id)
      return true
    },
  }))
