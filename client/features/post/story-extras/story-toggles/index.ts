import '../../../../styles/story-toggles.css'

/** The styles of this module. */
export const storyToggles = 'loaded'
