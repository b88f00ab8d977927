import '../../../../styles/story-code.css'

/** The styles of this module. */
export const storyCode = 'loaded'
