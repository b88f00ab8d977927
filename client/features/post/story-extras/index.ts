import '../../../styles/code.css'
import '../../../styles/story-extras.css'

/** The styles that this module brings along. */
export const storyExtras = 'loaded'
