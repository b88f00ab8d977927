import '../../../../styles/story-buttons.css'

/** The styles of this module. */
export const storyButtons = 'loaded'
