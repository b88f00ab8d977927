import '../../../../styles/story-callouts.css'

/** The styles of this module. */
export const storyCallouts = 'loaded'
