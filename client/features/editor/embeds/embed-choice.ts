import { editorWording } from '../../../../schema/wording/editor'
import type { Choice } from '../menus/choices'

/** The slash menu's way to a frame or a card: it asks for an address. */
export const embedChoice = (onEmbed: () => void): Choice => ({
  id: 'embed',
  ...editorWording.embed.choice,
  command: () => {
    onEmbed()
    return true
  },
})
