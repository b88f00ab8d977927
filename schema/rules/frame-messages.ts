/** What a frame of ours and the page around it say to each other. Rule: docs/rules/embedding.md, "Frames". */

/** Says that a frame wants to be as high as it says: the form that consumers of oEmbed know. */
export const FRAME_CONTEXT = 'iframe.resize'

/** Asks a frame how high it wants to be. */
export const FRAME_ASKED = 'iframe.height'
