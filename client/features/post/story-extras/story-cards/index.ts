import '../../../../styles/story-cards.css'

/** The styles that this module brings along. */
export const storyCards = 'loaded'
