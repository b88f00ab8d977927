import '../../../../styles/story-cards.css'

/** The styles of this module. */
export const storyCards = 'loaded'
