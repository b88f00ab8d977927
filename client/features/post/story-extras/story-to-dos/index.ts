import '../../../../styles/story-to-dos.css'

/** The styles of this module. */
export const storyToDos = 'loaded'
