import '../../../../styles/story-code.css'

/** The styles that this module brings along. */
export const storyCode = 'loaded'
