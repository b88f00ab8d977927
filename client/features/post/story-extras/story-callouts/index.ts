import '../../../../styles/story-callouts.css'

/** The styles that this module brings along. */
export const storyCallouts = 'loaded'
