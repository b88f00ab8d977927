import '../../../../styles/story-tables.css'

/** The styles of this module. */
export const storyTables = 'loaded'
